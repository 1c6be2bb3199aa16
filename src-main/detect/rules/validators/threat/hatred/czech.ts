/** How hatred of groups is said in Czech and Slovak. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const CZECH: HatredWords = {
  groups: oneLine`
    (?:cik|cig|čig)[aá]n(?:i|y|ů|ov|ům|om)?|žid(?:i|é|ia|y|ů|ov|ům|om)?|muslim(?:ov|y|ové|ovia|ů|om|ům)|moslim(?:ovia|ov)|ne(?:gr|gř)(?:i|y|ů|ov)|[čc]ernoch(?:y|ů|ov)|[čc]ernoši
    |arab(?:ov|y|ové|ia|ů)|uprchlí(?:ci|ky|ků)|utečen(?:ci|cov)|migrant(?:i|y|ů|ov)|imigrant(?:i|y|ů|ov)|cizin(?:ci|ce|ců)|cudzin(?:ci|cov)|buzerant(?:i|y|ů|ov)|teplou[šs](?:i|e|ů|ov)|ga[yj](?:ov|e|ové|ovia)
    |ukrajin(?:ci|ce|ců|cov)|rom(?:ov|y|ové|ovia|ů)|vietnam(?:ci|ce|ců|cov)|ženské|ženy
  `,
  like: oneLine`jako (?:vy|ty|on)|ako (?:vy|ty)|u nás|v (?:této|tejto) (?:zemi|krajine)`,
  the: oneLine`všichni|všechny|všech|všetci|všetkých|všetky|ti|ty|tí|tihle|títo|tyhle|ten|každý|každého|každej|špinaví|smradlaví|smradľaví|zasraní|tyto|proti`,
  quite: oneLine`jen|jenom|len|iba|prostě|jednoducho|všichni|všetci|obyčejní|obyčajní|horší než|horší ako|pouze|stejně`,
  so: oneLine`tak|úplní|úplně|úplne|samí|jen|len|prostě|všichni|všetci|strašně|hrozne`,
  vile: oneLine`
    parazit(?:i|y|é)?|krys(?:y|a)?|potkan(?:i|y)|švá(?:bi|b)|hmyz|havě[ťt]|háveď|póvl|verbež|spodina|odpad|svin(?:ě|e)|prasata|zv[ií](?:ř|er)ata|zvieratá|zv[eě]ř|dobyt(?:ek|ok)
    |podlid[ié]|podľudia|mor(?: lidstva| ľudstva)?|rakovina|nákaza|hnus|bahno|vřed|šmejdi|opice
  `,
  bad: oneLine`zlodě?ji|zlodeji|vrahov?é?|vrazi|vrahovia|nemakačenkov?é?|teroristé|teroristi|lenoši|hlup[áa]ci|hlúpi|špinaví|líní`,
  harm: oneLine`
    (?:vy|po)?(?:vraždit|vraždiť)|vyhlad(?:it|iť)|vystřílet|postřílet|postrieľať|zastřelit|zastreliť|zabít|zabiť|pozabíjet|pozabíjať|zplynovat|splynovať|upálit|upáliť|spálit|spáliť
    |pověsit|povešať|obesiť|oběsit|popravit|popraviť|vymlátit|utopit|utopiť|zlikvidovat|zlikvidovať|vyhubit|vyhubiť|vykastrovat|vykastrovať
  `,
  harmed: oneLine`vyvražd[ěe]n|vyhlazen|vyhladen|postřílen|zastřelen|zastrelen|zabit|zplynován|upálen|oběšen|obesen|popraven|vyhuben`,
  ends: oneLine`a|i|nebo|alebo|ale|protože|pretože|ať|nech|všichni|všetci|jednou provždy|raz a navždy|než|kým|bez milosti|do jednoho`,
  endsGroup: oneLine`na hranici|z ulice`,
  endsSaid: oneLine`společnosti|spoločnosti|národa|lidstva|ľudstva|této země|této společnosti|kteří|ktorí|kter[áé]|ktoré`,
  death: oneLine`do (?:plynu|pece|pecí|koncentráku|komína|ohně)|na (?:šibenici|šibenicu|mýdlo|mydlo)|k zemi`,
  before: [
    oneLine`(?:nenávidím|nenávidíme|nesnáším|nenávid[ií]me|pohrdám|neznášam|štvou mě) <the>`,
    oneLine`(?:smrt|smrť) <the>`,
    oneLine`(?:zabijte|zabij|postřílejte|vyhlaďte|upalte|pověste|zabíjajte|postrieľajte) <the>`,
  ],
  around: [
    [
      oneLine`(?:musíme|měli bychom|mali by sme|někdo by měl|niekto by mal|je třeba|treba|je potřeba|nejlepší by bylo|chci|chcem) <the>`,
      oneLine`(?:(?:všechny|všetkých|konečně|konečne|prostě) ){0,2}<harm>`,
    ],
  ],
  after: [
    oneLine`(?:jsou|sú|je) <scorn>`,
    oneLine`(?:nejsou|nie sú|nejsou žádní|niesú) (?:vůbec |vôbec )?(?:lid[ée]|lidi|ľudia|lidské bytosti)`,
    oneLine`by (?:(?:se|sa|jsme|sme) )?(?:měli|mali|mělo|malo|třeba|bylo třeba)(?: (?:všichni|všetci|všechny|všetkých|prostě|hned)){0,2} <harm>`,
    oneLine`(?:bychom|by sme) (?:měli|mali) (?:(?:všechny|všetkých) )?<harm>`,
    oneLine`(?:je )?(?:třeba|treba|potřeba|nutné) (?:(?:všechny|všetkých) )?<harm>`,
    oneLine`(?:patří|patria) (?:<death>|do klece|do klietky)`,
    oneLine`(?:si )?(?:zaslouží|zaslúžia)(?: si)? (?:smrt|smrť|zemřít|zomrieť|chcípnout)`,
  ],
  later: [
    oneLine`(?:<death>|do plynu|do pece) s (?:nimi|nima)|(?:všech(?:ny)?|všetkých)(?: ich| je)? (?:je )?(?:třeba|treba) <harm>|(?:je|ich) (?:třeba|treba) (?:všechny |všetkých )?<harm>|hitler to (?:měl|mal) (?:dokon[čc]i\p{L}+|dotáhnout(?: do konce)?|dodělat)`,
  ],
}
