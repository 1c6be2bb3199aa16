/**
 * What a form, a column or a key calls the number under which a state knows somebody: of the person, of the identity card, of
 * the citizen. By language, in lower case and parted by commas. Labels that other things have, too (`ID`, `PIN`, `CIN`), are
 * none of them. Those of countries whose numbers have a rule of their own with a check digit stand here, too: a slip of one digit
 * is somebody's number all the same.
 */

/** Labels of an identity number. */
export const IDENTITY = `
  national id, national id no, national id number, national identity number, national identification number, nin,
  identity card no, identity card number, nic, nic no, nic number, cnic, cnic no, cnic number, nicop, nrc, nrc no,
  nrc number, nida, nida number, ghana card, ghana card no, ghana card number, philsys, philsys number, philsys id, psn,
  civil id, civil id no, civil number, qid, qid no, qatar id, cpr no, cpr number, resident id, iqama, iqama no,
  numéro national, numéro national d'identité, n° cni, numéro de cni, cni, n° cin, numéro de la cin, carte nationale
  d'identité, numéro de carte d'identité, n° carte d'identité, n° d'identification nationale, numéro d'identification
  nationale, matricule national,
  cédula de identidad, cedula de identidad, número de cédula, numero de cedula, n° de cédula, c.i. n°, c.i., cédula,
  cedula, número de identidad, documento nacional de identidad, número de dui, dui, nui, cui n°, número de cui,
  personas kods, pers. kods, asmens kodas, isikukood,
  cnp, c.n.p., pesel, nr pesel, numer pesel, rodné číslo, r. č., r.č., rč, егн, personnummer, personnr, pers.nr,
  henkilötunnus, hetu, cpr, cpr-nr, cpr nr, cpr-nummer, fødselsnummer, fødselsnr, kennitala, bsn, burgerservicenummer,
  rijksregisternummer, t.c. kimlik no, tc kimlik no, t.c. kimlik numarası, kimlik no, kimlik numarası, tckn,
  numri personal, nr. personal, numri i identitetit, nid, nid no, numri i kartës së identitetit,
  cod numeric personal, idnp, матичен број, ембг, јмбг, матични број, matični broj, jmbg, emšo,
  karta tal-identità, numru tal-karta tal-identità, numru tal-id, rhif adnabod,
  личный номер, идентификационный номер, идентификационный номер гражданина, личный №, ідэнтыфікацыйны нумар, асабісты
  нумар, иин, жсн, иин/жсн, жеке сәйкестендіру нөмірі, индивидуальный идентификационный номер, iin, jsn,
  пинфл, пин, жшшир, jshshir, pinfl, jshshr, шахсий рақам, регистрийн дугаар, рд, регистрийн №,
  fin kod, fin kodu, fin nömrəsi, şəxsiyyət vəsiqəsi, şəxsiyyət vəsiqəsinin nömrəsi, ş/v №,
  პირადი ნომერი, პირადი №, პ/ნ, პირადობის ნომერი, հծհ, հանրային ծառայության համարանիշ, անձնագիր, անձնագրի համար,
  ת"ז, ת.ז., ת.ז, מספר זהות, תעודת זהות, מס' זהות, מספר ת.ז.,
  الرقم المدني, الرقم الوطني, الرقم الشخصي, رقم الهوية, رقم الهوية الوطنية, رقم البطاقة المدنية, البطاقة المدنية,
  رقم بطاقة التعريف, رقم بطاقة التعريف الوطنية, رقم التعريف الوطني, رقم البطاقة الشخصية, رقم البطاقة الوطنية, رقم
  الإقامة, رقم السجل المدني, رقم القومي, الرقم القومي, رقم البطاقة الوطنية للتعريف,
  کد ملی, کدملی, شماره ملی, شماره کارت ملی, شماره شناسنامه, شناختی کارڈ, شناختی کارڈ نمبر, قومی شناختی کارڈ, قومی
  شناختی کارڈ نمبر, شناختی کارڈ نمبر (cnic), د تذکرې شمېره, تذکره نمبر, شماره تذکره,
  आधार, आधार संख्या, आधार नंबर, आधार क्रमांक, आधार नं., नागरिकता नं., नागरिकता नम्बर, ना.प्र.नं., राष्ट्रिय परिचयपत्र नं.,
  জাতীয় পরিচয়পত্র নম্বর, জাতীয় পরিচয়পত্র নং, জাতীয় পরিচয় পত্র নম্বর, এনআইডি, এনআইডি নম্বর, এনআইডি নং, এন.আই.ডি., জন্ম নিবন্ধন
  নম্বর, জন্ম নিবন্ধন নং,
  ஆதார் எண், ஆதார் இலக்கம், தேசிய அடையாள அட்டை எண், தேசிய அடையாள அட்டை இலக்கம், ఆధార్ సంఖ్య, ఆధార్ నంబర్, ಆಧಾರ್
  ಸಂಖ್ಯೆ, ആധാർ നമ്പർ, આધાર નંબર, ਆਧਾਰ ਨੰਬਰ, ଆଧାର ନମ୍ବର, ජාතික හැඳුනුම්පත් අංකය, හැඳුනුම්පත් අංකය,
  เลขประจำตัวประชาชน, เลขบัตรประชาชน, เลขที่บัตรประชาชน, บัตรประชาชน, เลขบัตรประจำตัวประชาชน, ເລກບັດປະຈຳຕົວ, ເລກທີບັດປະຈໍາຕົວ,
  លេខអត្តសញ្ញាណប័ណ្ណ, អត្តសញ្ញាណប័ណ្ណលេខ, မှတ်ပုံတင်အမှတ်, မှတ်ပုံတင်, နိုင်ငံသားစိစစ်ရေးကတ်အမှတ်,
  cccd, số cccd, cmnd, số cmnd, số căn cước, căn cước công dân, số căn cước công dân, số định danh cá nhân,
  nik, no. ktp, no ktp, nomor ktp, nomor induk kependudukan, no. kad pengenalan, no kad pengenalan, nombor kad
  pengenalan, no. k/p, no. ic, mykad,
  身分證字號, 身份證字號, 身分證號碼, 身份證號碼, 身份证号, 身份证号码, 身份证, 公民身份号码, 證件號碼, 证件号码, 個人番号, マイナンバー,
  주민등록번호, 주민번호, 외국인등록번호,
  namba ya kitambulisho, nambari ya kitambulisho, kitambulisho namba, namba ya nida, namba ya nida (nin),
  indangamuntu, numero y'indangamuntu, nimero y'indangamuntu, የመታወቂያ ቁጥር, የብሔራዊ መታወቂያ ቁጥር, lambar nin,
  nọ́mbà nin, inombolo kamazisi, id-nommer, isazisi
`
