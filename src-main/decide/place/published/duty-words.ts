/**
 * What offices, duties, facilities and clubs are called in mailboxes, by what they do, in some forty languages, without accents
 * and in Latin letters: `bokasafn@`, `tajnik@`, `buh@`. No word here is a name that somebody has.
 */

import { once } from '../../../../src-shared/model/once.ts'

/** Words that are a mailbox by themselves, or a part of one: `stadtbibliothek`. */
const DUTY_WORDS = wordSet(`
  obec mesto mestskyurad obecniurad radnice radnica urad urzad gmina powiat burmistrz starosta wojt obcina opcina opstina grad zupanija kmetstvo obshtina primaria
  primarie comune municipio ayuntamiento ajuntament concello alcaldia mairie commune prefecture gemeente gemeentehuis griffie gemeinde rathaus landratsamt
  kommune kommun kunta kaupunki kirjaamo vald linnavalitsus savivaldybe seniunija pasvaldiba onkormanyzat hivatal polgarmester belediye mudurluk prefeitura
    townhall cityhall council parish borough registry registratura podatelna podatelnia kancelaria kancelarija kancelar kantselei kancelyariya kantselyariya
  priemnaya pisarnica protocollo anagrafe tributi dorfladen buergerbuero buergermeister burgemeester sindaco primar mayor kelurahan desa pejabat sveitarfelag hreppur

  library biblioteca biblioteka biblioteket bibliotek bibliotheque bibliotheek bibliothek bibliotekos bucherei buecherei mediatheque mediateca knihovna kniznica knjiznica kirjasto
  raamatukogu konyvtar kutuphane vivliothiki bokasafn perpustakaan thuvien toshokan museum museo musee muzeum muzeu muzej museu muuseum muziejus muzejs safn theater theatre teatr teatro
  teatru teatteri szinhaz divadlo kazaliste gledalisce cinema kino galerie galeria galleria galerija culture cultura kultur kultura kulturhus kulttuuri kulturnidom casadecultura
  muvhaz muvelodesihaz chitalishte domkultury archiv archive archivio archives archivo arxiv arhiv archiwum kominkan

  sundlaug ithrottahus pool swimmingpool schwimmbad hallenbad freibad piscine piscina zwembad basen plywalnia bazen koupaliste kupaliste uszoda uimahalli liikunta simhall simhallen
  svommehal svommehallen ujula basseinas baseins gym fitness sport sports sporthall sporthalle sporthal sportschule stadion stadium spordihall golf camping campeggio kemping tennis turnen
  klub club clubhouse clubhaus verein drustvo udruga udruzenje spolek zdruzeni zdruzenie stowarzyszenie fundacja fundacion fundacao fondation fondazione stiftung stiftelse saatio
  association asociacion associacao associazione asociatia egyesulet alapitvany dernek vakif selts biedriba yhdistys forening foreningen hasici hasicsky feuerwehr pompiers bomberos vigilidelfuoco
  brandweer brandvasen nuorisotila nuorisotilat nuoriso jugend jugendhaus jeunesse juventud mladez seniorzy seniors senioren upokojenci kapi hytte hytta

  school schule schulleitung gymnasium gymnasie scuola istituto liceo escuela colegio instituto escola ecole college lycee skoli leikskoli skola skole koulu kool
  mokykla szkola iskola scoala gradinita kindergarten kita krippe creche creches ovoda bolcsode vrtic barnehage barnehave forskola paivakoti lasteaed bernudarzs darzelis predskolska asilo nido
  university universitet dekanat rektorat studienbuero studentenservice studiesekretariat prufungsamt pruefungsamt jidelna kantine canteen mensa comedor cantina kolej internat akademie academy

  clinic clinica clinique klinik klinika poliklinik poliklinika ordinace ordinacija rendelo ambulanz ambulance ambulanta ambulatorium poradna poradnia poradenstvi przychodnia
  pharmacy apotheke farmacia pharmacie lekarna ljekarna apteka gyogyszertar apotek apotheek apteek aptieka vaistine terveyskeskus terveysasema neuvola laboratorium labor laboratory hospital spital
  nemocnice nemocnica szpital bolnica korhaz hastane heilsugaesla dentist zahnarzt tandlege

  pfarramt pfarrei pfarrbuero pfarre parroquia paroisse parrocchia paroquia parafia plebania farnost zupnija seurakunta kirke kirche kirkekontor kirkjan forsamling forsamlingen
  menighet menigheten parohia kogudus church diocese dioecesis

  hotel hostel ristorante restaurant restaurante restauracja restaurace restoran ravintola gasthaus gasthof pizzeria catering bistro kitchen kueche cuisine cucina cocina kuchnia kuchyn winery weingut cantine

  bewerbung bewerbungen karriere karriera kariera carriere career job jobb recruit recruitment rekrutierung vacature vacatures vacancy vacancies solliciteren sollicitatie sollicitaties recrutement recrutamento
  rekrutacja rekrytering rekruttering rekrytointi rekry candidature candidato seleccion selezione empleo rrhh recursoshumanos risorseumane resurseumane ressourceshumaines humanresources lavoro
   praca zamestnani nabor allashirdetes munkaugy posao zaposlitev zaposlenje darbs darbas toopakkumised insankaynaklari kadry rabota vakansii personnel personeel personeelszaken
  personalabteilung tuyendung zhaopin saiyo jinji lowongan
  
  accounting accountspayable accountsreceivable invoice invoicing rechnung rechnungen rechnungswesen fakturierung kasse kassa kasa contabilita contabilidade contabilitate facturas factuur facturen fatture fatturas faktury faktura fakturi
  arved arveldus raamatupidamine rekini gramatvediba saskaitos buhalterija szamla szamlazas konyveles konyveloseg laskutus kirjanpito reskontra regnskab regnskap bogholderi bokhald crediteuren debiteuren
  tesoreria tesouraria tresorerie trezorerie uctarna uctovnictvo racunovodstvo racuni knjigovodstvo schetovodstvo schetovoditel buhgalter buhgalteria buhgalteriya buhgalterija bukhgalteria buh glavbuh
  bookkeeping logistirio timologia finans finanse finances financije finanzen keuangan akuntansi kewangan ketoan caiwu keiri chongmu inkasso payments zahlungen platby
  
  dispatcher dispecer dispecink dispetcher dyspozytor disp abonent abonenti abonenty klient klienti klientu kunden kunde kundendienst kundenservice kundesenter kundtjanst clientservice asistencia suporte soporte podpora
  wsparcie pomoc palvelu palvelut asiakas neuvonta huoltopalvelu teenindus klienditeenindus klientuserviss reklamation reklamationen reklamace reklamacie reklamacje reklamacija reclamaciones reclamos reclami
  reclamacoes reclamation klacht klagomal klage valitukset sikayet aduan pengaduan khieunai garantie garancia zaruka stoerung stoerungen storingen havaria havarie awarie avaria felanmalan vikailmoitus
  maintenance wartung instandhaltung technik technika technique tecnico haustechnik hausverwaltung immobilien facility facilities hausmeister concierge conserje portineria vaktmester vaktmastare
  isannointi gondnok kozoskepviselo syndic syndyk kefu fuwu gogaek layanan pelayanan humas cskh hotro exypiretisi plirofories epikoinonia bilgi afgreidsla skrifstofa postur thjonusta toiawase uketsuke

  ticket tickets ticketing bilety bilet bilete bilhetes bilheteira biglietti biglietteria entradas billets billetterie billetten kartenverkauf karten vstupenky listky jegy jegyek jegyiroda liput lipunmyynti piletid bileti biljetter
  billetter billetkontor vormerkung anmeldung anmeldungen einschreibung registration inscription inscriptions inscripcion inscripciones inscricoes iscrizioni inschrijving inschrijvingen tilmelding pamelding paamelding anmalan
  ilmoittautuminen ilmoittautumiset registracija registrace registracia registrering prijava prijave prihlasky prihlaska zgloszenia zapisy jelentkezes inscrieri kayit pendaftaran dangky foglalas varaus varaukset broneering rezervacija
  zamowienie cita event evento eventos eventi evenement fiestas fetes festes festas feste veranstaltung veranstaltungen festival konferenz conference congress kongress
  
  secretar sekretar sekretaer sekretarz sekretariatet secretariado secretaris secretariaat tajnik tajnistvo tajomnik jednatel sihteeri titkarsag gramateia sekreter clerk townclerk parishclerk treasurer kassierer kassenwart skarbnik pokladnik blagajnik
  blagajna tresorier tesorero tesoriere penningmeester kasserer kassor rahastonhoitaja president presidente predseda predsjednik predsednik prezes chairman chair vorsitz vorsitzende vorsitzender voorzitter puheenjohtaja
  ordforande formand styreleder esimees bendahara direktor director dyrekcja dyrektor direktion direccion direzione direcao reditel reditelna riaditel riaditelstvo igazgato igazgatosag principal headteacher headmaster
  rektor dekan proboszcz

  redaktion redakcja redakce redakcia redakcija redaction redaccion redazione redacao redactie toimitus redaktsioon szerkesztoseg editorial pressestelle prensa stampa imprensa ufficiostampa lehdisto tiskove tiskovyodbor
  reklam reklama reklame werbung publicidad publicidade publicite communication communications kommunikation comunicacion comunicacao comunicazione viestinta tiedotus newsdesk tips koho

  versand lager magazyn magazzino almacen bodega entrepot warehouse magazijn raktar varasto noliktava sandelys depo depot gudang sklad cangku logistik logistics logistica logistique logistika logistyka spedition spedycja expedice
  transport shipping lieferung delivery livraison bezorging dostawa export import ersatzteile recambios ricambi pieces czesci dily alkatresz varaosat reservedele

  build builds buildbot bot robot devops sysadmin sysop itsupport webshop backup backups gitlab deploy deployment automation integration integrations notification notifications alerts hotline helpline technology
  
  police polizei policia polizia politie politi policie rendorseg poliisi notar notariat kanzlei rechtsabteilung juridico legale cabinet
  buero biroja birojs biuras bureau bulego ofisi office ufficio oficina kantoor zyra bestellung bestellungen zentrale poststelle geschaeftsstelle geschaftsstelle kontoret expedition expeditionen ekspedition
  kansli kansliet kanslia loket onthaal accueil portaria standard vanphong bangongshi maktab misrad jimu jimukyoku soumu eigyo karyalay delovodstvo lietvediba rastine vuokraus hyra utleie utlan udlejning uthyrning verleih vermietung rental rentals lettings pronajem prenajom wynajem nuoma kiralama kolcsonzes inchirieri miete location noleggio aluguer 
  einkaufsabteilung zakupy nakupy prodazhi sbyt otdel dogovor marketing tender tenders licitaciones nabavka nabave przetargi
  account accounts admin administrator admissions billing booking bookings careers claims complaints compliance dispatch contactus customer customercare customerservice editor editors
  enquiry enquiries inquiries feedback gnu hello font fonts group help helpdesk hr impressum information infos investor investors ir invoices jobs contact contacto kontakt legal license media membership
  news newsletter order orders permission permissions pr press presse payroll privacy procurement purchasing datenschutz dpo einkauf buchhaltung finance recruiting registrar
  reception recepcion release releases reservation reservations sales secretariat secretary secure security servicedesk software distribution spam ops secops netops ci cicd monitoring staff opencode
  opensource techsupport ventas vertrieb verkauf www safety board committee trustees vorstand sekretariat personal sicherheit verwaltung events info service team tech web shop store frontdesk

  administration comptabilite compta direction facturation securite client clients serviceclient serviceclients agence atelier boutique clientele commande commandes rdv sav achat achats
  administracion atencion atencioncliente atencionalcliente cliente clientes contabilidad facturacion pedidos secretaria seguridad alquiler alquileres citas presupuesto presupuestos taller tienda reserva reservas compras
  amministrazione assistenza fatturazione ordine ordini prenota prenotazioni segreteria sicurezza negozio officina preventivi studio acquisti
  administracao atendimento encomendas faturacao financeiro geral seguranca loja marcacoes orcamento orcamentos contato candidaturas
  administratie bestellingen bestuur boekhouding balie klachten clientenraad bestel bestelling praktijk receptie reserveren reservering reserveringen verhuur werkplaats winkel inkoop
  praxis werkstatt rezeption empfang bokning bestyrelse bestyrelsen ekonomi hallitus ordre ordrer styrelse styrelsen styret toimisto bestilling bestillinger butik butikken kontor vaxel verksted verkstad verkstaden
  huolto lasku laskut myymala myynti inkop inkøp indkob hankinta hankinnat oferty recepcja rejestracja rezerwacje serwis biuro ksiegowosc sklep zamowienia zarzad
  dotazy prodej recepce rezervace servis predaj recepcia fakturace objednavky ucetni nakup nabava rezervari angajari comenzi programari achizitii iroda rendeles ajanlat recepcio ugyfelszolgalat penzugy beszerzes
  ik iletisim rezervasyon siparis teklif muhasebe satis satinalma destek zakaz zakazy zamovlennya pochta priem prodazha zakupki rezervacije prodaja narocila paraggelies kratiseis promitheies grammateia
  penjualan pemesanan pembelian kinhdoanh banhang lienhe muahang
`)

/** What mailboxes put between such words, and what they are called after beside them: `casa-de-cultura`, `kreisbibliothek`. */
const BESIDE_DUTIES = wordSet(`
  de da do di du del della delle des der dos das la le el en et og och i u und for van
  stadt kreis landes schul kunden haus haupt bezirks gemeinde zentral casa dom maison servizi servizio servicio servicios servico servicos dienst tjanst uslugi centro centre center centrum keskus kozpont municipal sociali sociales sociaux
  care relations parents parent cd al amt stelle abteilung dept department odbor oddzial dzial osasto avdelning afdeling ja es y e a
`)
/** What ends only words for offices, in languages that join them: `ordnungsamt`, `asiakaspalvelut`. */
const ENDS_AS_OFFICE =
  /^[a-z]{3,30}(?:amt|buero|behoerde|verwaltung|abteilung|bibliothek|schule|verein|dienst|kantoor|skole|skola|kontoret|koulu|kirjasto|toimisto|palvelut?|iroda|konyvtar|service|support|office|club|klub)$/
/** Shorter words stand in the middle of names, and shorter links at their ends. */
const FEWEST_LETTERS = 4
const FEWEST_OF_LINK = 3
/** A mailbox of more letters is no word. */
const MOST_LETTERS = 40

/** Whether the words of a mailbox, in small letters without accents, are those of duties, with nothing but links between. */
export function isOfDuties(mailbox: string): boolean {
  const parts = mailbox.split(/[._-]+/)
  const isDuty = (part: string): boolean =>
    DUTY_WORDS().has(part) || ENDS_AS_OFFICE.test(part) || isCompound(part)
  // A letter before a duty is somebody's first: Sales and Press are families, too.
  const [first = '', ...others] = parts
  if (others.length === 1 && first.length < FEWEST_OF_LINK) return false
  return parts.some(isDuty) && parts.every((part) => isDuty(part) || BESIDE_DUTIES().has(part))
}

/** Whether a word is made of those of duties and what stands beside them: `kreisbibliothek`. */
function isCompound(word: string): boolean {
  if (word.length > MOST_LETTERS) return false
  // How the letters up to each end can be parted: not at all, without a duty (false), or with one.
  const parted: (boolean | undefined)[] = [false]
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = parted[start]
      if (before === undefined) continue
      const piece = word.slice(start, end)
      const isDuty = piece.length >= FEWEST_LETTERS && DUTY_WORDS().has(piece)
      const isLink = piece.length >= FEWEST_OF_LINK && BESIDE_DUTIES().has(piece)
      if (isDuty || isLink) parted[end] = parted[end] || before || isDuty
    }
  }
  return parted[word.length] ?? false
}

/** A set of words, made when it is first asked for. */
function wordSet(words: string): () => ReadonlySet<string> {
  return once(() => new Set(words.split(/\s+/).filter((word) => word !== '')))
}
