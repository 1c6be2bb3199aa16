/** How hatred of groups is said in German. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const GERMAN: HatredWords = {
  groups: oneLine`
    jud(?:e|en)|moslems?|muslim(?:e|en|s)?|schwarze[nr]?|neger[ns]?|ausländer[n]?
    |flüchtling(?:e|en)?|migrant(?:en|innen)|einwanderer[n]?|asylant(?:en)?|asylbewerber[n]?
    |frauen|weiber[n]?|schwule[nr]?|lesben?|homosexuelle[nr]?|transmensch(?:en)?
    |transsexuelle[nr]?|transen|transe|behinderte[nr]?|türken?|araber[n]?|zigeuner[n]?
    |afrikaner[n]?|asiaten|kanaken?|schwuchteln?|tunten|mongos?|spastis?|krüppel[n]?|nigger[ns]?
    |kameltreiber|schlitzaugen|polacken|huren?|schlampen?|fotzen?|nafris|kopftuch(?:weiber|schlampen|mädchen)
    |(?:juden|kanaken|zigeuner|asylanten|ausländer|neger|türken)(?:pack|gesindel|gesocks|brut|horden?)
  `,
  like: oneLine`wie (?:du|ihr|euch|dich|dir)|in diesem land|mit jeglicher macht`,
  the: oneLine`
    alle[nr]?|all|diese[nmrs]?|die|den|der|dem|des|jede[nmrs]?|eine[nmrs]?|ein|euch|dich|ihr
    |solche[nr]?|verdammten?|scheiß|dreckigen?|verfickten?|art|von|nächsten?|du|mehr|ganzen?|leben
    |das|so
  `,
  quite: oneLine`
    wirklich|absolut|einfach|nur|alle|alles|echt|nichts als|nichts anderes als|nicht mehr als|so
    |total|völlig|komplett|die|der|das|ein|eine|eine reine|reine|reiner|pure|purer|größte
    |schlimmste|schlimmsten|absolute|absoluten|doch|doch nur|bloß|allesamt|ja|von natur aus
    |menschlicher|menschliche|schließlich|trotzdem|gleich mit|auch gleich
  `,
  so: oneLine`
    alle|alles|einfach|nur|echt|total|völlig|komplett|absolut|absolute|komplette|so|zu|die
    |allesamt|von natur aus|wirklich|doch nur|bloß
  `,
  vile: oneLine`
    widerlich|abstoßend|ekelhaft|eklig|abschaum|dreck|drecksschweine|ungeziefer|parasiten
    |schmarotzer|untermenschen|ratten|viecher|schweine|affen|krankheit|krebs|krebsgeschwür|virus
    |pest|plage|seuche|bedrohung|gefahr|müll|abfall|platzverschwendung|minderwertig
    |wertlos|verachtenswert|niederträchtig|erbärmlich|kakerlaken|missgeburten?|abartig|pervers
    |nichts wert|einen scheiß wert|schande|unmenschen|bestien|wilde
    |schlimmsten
  `,
  bad: oneLine`
    dumm|dümmsten|blöd|blödesten|idioten|trottel|arschlöcher|wichser|pisser|tiere|verbrecher
    |kriminell|vergewaltiger|terroristen|faul|dreckig|böse|hässlich|schlampen|huren|vollidioten
    |scheiße|lügner|diebe|nutzlos|gestört
  `,
  harm: oneLine`
    töten|umbringen|ermorden|erschießen|abknallen|erhängen|aufhängen|vergasen|weggasen|verbrennen|ausrotten
    |vernichten|auslöschen|abstechen|erstechen|erdrosseln|erwürgen|vergewaltigen|verprügeln
    |zusammenschlagen|totschlagen|foltern|loswerden
    |einsperren|kastrieren|steinigen|köpfen|ertränken|ausmerzen|beseitigen|hinrichten
    |leiden lassen|leiden sehen|sterben sehen|brennen sehen|verrecken lassen|angreifen
    |ein ende setzen|die kehlen? durchschneiden|quälen|versklaven|lynchen|entsorgen
  `,
  harmed: oneLine`
    getötet|umgebracht|ermordet|erschossen|abgeknallt|erhängt|aufgehängt|gehängt|vergast|verbrannt
    |ausgerottet|vernichtet|ausgelöscht|abgestochen|erstochen|vergewaltigt|verprügelt|gefoltert
    |eingesperrt|kastriert|gesteinigt|geköpft|ertränkt
    |ausgemerzt|beseitigt|hingerichtet|weggesperrt|entsorgt|versklavt|gelyncht
  `,
  ends: oneLine`
    und|oder|aber|denn|weil|alle|auch|einfach|so sehr|ein für alle mal|über alles|mehr als alles|heute|morgen|jetzt
    |hier|in (?:diesem|unserem) land|in (?:dieser|unserer) (?:gesellschaft|stadt|welt)
  `,
  endsGroup: oneLine`an der grenze|zu sein`,
  endsSaid: oneLine`
    für (?:mich|uns|(?:die|diese|unsere?|unser) (?:gesellschaft|kinder|land|menschheit|volk|welt))
    |unserer gesellschaft|menschen|wesen|werden|zu sein|vor wut
  `,
  death: oneLine`
    ins gas|in den ofen|in die (?:öfen|gaskammern?)|an den galgen|vergasen|abknallen|aufknüpfen|nach auschwitz
  `,
  before: [
    oneLine`ich (?:hasse|verachte|verabscheue) (?:einfach |wirklich |so sehr )?<the>`,
    oneLine`tod (?:allen|den|diesen) `,
    oneLine`(?:fick|fickt|scheiß auf|scheiss auf|nieder mit) <the>`,
    oneLine`
      ich (?:habe|hab) (?:es )?(?:so |echt |wirklich )?satt,? (?!dass )(?:[a-zà-ɏ]+ ){0,5}(?:von |mit )?<the>
    `,
    oneLine`zu viele (?:scheiß|scheiss|verdammte|dreckige) `,
    oneLine`wie (?:widerlich|abstoßend|ekelhaft|dumm|erbärmlich|abartig) <the>`,
  ],
  around: [
    [
      oneLine`
      (?:ich|wir|man|jemand|einer|ihr) (?:
        werden?|wird|wollen|will|möchten?|sollten?|müssen|muss|müssten|könnten?|würden?|kann
        |überlege mir
      )(?: (?:
          einfach|mal|endlich|noch|am liebsten|so gern|so gerne|wirklich|morgen|heute|alle|auch
          |uns
        )
      ){0,3} <the>
    `,
      oneLine`
      (?:(?:
        einfach|alle|endlich|ein für alle mal|mal|lebendig|wirklich|nur|noch|ihre|so lange|so gern
        |einen nach dem anderen|ja|doch
      ) ){0,4}<harm>
    `,
    ],
    [
      oneLine`
      (?:
        sollten|müssen|werden|wollen|würden|möchte|sollte|will|könnten
      ) (?:wir|ich|man|jemand)(?: (?:einfach|mal|endlich|noch|nur|alle|wirklich)){0,3} <the>
    `,
      oneLine`
      (?:(?:
        einfach|alle|endlich|ein für alle mal|mal|lebendig|wirklich|nur|noch|ihre|so lange|so gern
        |einen nach dem anderen|ja|doch
      ) ){0,4}<harm>
    `,
    ],
    [
      oneLine`(?:lasst|lass) uns (?:endlich |einfach )?<the>`,
      oneLine`
      (?:(?:
        einfach|alle|endlich|ein für alle mal|mal|lebendig|wirklich|nur|noch|ihre|so lange|so gern
        |einen nach dem anderen|ja|doch
      ) ){0,4}<harm>
    `,
    ],
    [
      oneLine`ich kann <the>`,
      oneLine`
      (?:einfach )?(?:
        (?:nicht|nie) (?:mehr )?(?:ausstehen|leiden|ertragen|riechen)|nicht mehr sehen
      )
    `,
    ],
    [oneLine`warum sind <the>`, oneLine`(?:<quite>(?:<vile>))`],
  ],
  after: [
    oneLine`(?:sind|seid|ist|bleiben) <scorn>`,
    oneLine`
      (?:gehören|gehört|sollten|sollen|sollte)(?: (?:
          alle|einfach|endlich|eigentlich|doch|lebendig|auf der stelle|alle in den
          |auf einer mülldeponie|ins|in den
        )
      ){0,3} (?:
        <harmed>|verrecken|krepieren|sterben|brennen|hängen|leiden|verschwinden|aussterben
        |an die wand gestellt|ins gas|in den ofen|ins lager|nicht auf diese (?:erde|welt)
        |nicht hierher|nicht in (?:dieses|unser) land|sich (?:aus unserem land )?verpissen
      )
    `,
    oneLine`
      (?:verdienen|verdient|verdienst)(?: es)? (?:
        den tod|nicht,? (?:dass (?:sie|ihr) leb|zu (?:leben|existieren|atmen))|zu (?:sterben|leiden|verrecken)
        |keine (?:rechte|gnade|achtung|menschenrechte)|keinen respekt|nichts als (?:den tod|hass|prügel|schläge|verachtung)
      )
    `,
    oneLine`den tod verdienen`,
    oneLine`
      (?:sind|seid|ist) (?:einfach |doch |gar )?kein(?:e|en)? (?:
        richtigen |echten |wirklichen |vollwertigen )?menschen
    `,
    oneLine`
      (?:haben|habt|hat) (?:
        hier|in diesem land|bei uns|in unserem land
      ) nichts (?:zu suchen|verloren)
    `,
    oneLine`(?:kotzen|widern|ekeln) mich(?: [a-zà-ɏ]+){0,2} an`,
    oneLine`(?:bringen mich zum kochen|machen mich krank)`,
    oneLine`können nie(?:mals)? so (?:schlau|klug|intelligent|gut) sein(?: wie [a-zà-ɏ]+(?: [a-zà-ɏ]+)?)?`,
    oneLine`
      (?:ist|sind)(?: (?:wirklich|absolut|einfach|doch)){0,2} (?:
        nichts|einen scheiß|einen dreck|nicht
      ) wert
    `,
  ],
  later: [
    oneLine`
      (?:aber |und |denn |weil |dass |vergiss nicht, dass )?(?:
        ich (?:hasse|verachte) sie(?: alle)?
        |sie (?:sind |seid )?(?:alle |doch |trotzdem |einfach |nur |schließlich ){0,3}(?:<vile>)
        |(?:
          wir sollten|ich werde|ich möchte|möchte ich|sollten wir|werde ich
        ) sie (?:alle |einfach |nur |noch |endlich |dafür ){0,3}<harm>
      )
    `,
  ],
}
