/** How hatred of groups is said in Polish. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const POLISH: HatredWords = {
  groups: oneLine`
    żyd(?:zi|ów|owi|ami|om|a|ówek)?|muzułman(?:ie|ów|ami|om|ek|ina|in|ki)
    |czarn(?:i|ych|ymi|ym|uchy|uchów|uch)|murzyn(?:i|ów|ami|om|a)?|gej(?:e|ów|ami|om|a)?
    |peda(?:ły|łów|łami|łom|ła|ł)|lesb(?:ijki|ijek|y)|ciot(?:y|ami)|homoseksualist(?:ów|ami|om|a)
    |homoseksualiści|trans(?:i|y|ów|płciowych|płciowi|seksualiści|seksualistów|ami)|(?:osób|osob(?:y|om|ami)|ludzie?) trans
    |niepełnosprawn(?:i|ych|ymi|ym|ego)|inwalid(?:zi|ów)|imigran(?:ci|tów|tami|tom|ta)
    |migran(?:ci|tów|tami|tom)|uchodźc(?:y|ów|ami|om|a)|cudzoziemc(?:y|ów|ami)
    |kobiet(?:y|ami|om)?|cygan(?:ie|ów|ami|om|a)?|arab(?:owie|ów|ami|om|a)
    |ciapa(?:ci|tych|ki|ków|tymi)|azja(?:ci|tów|tami)|ukraiń(?:cy|ców|cami|com)|dziwk(?:i|ami)
    |kurwy|osob(?:y|ami|om) transpłciow(?:e|ymi|ym)|osób transpłciowych|brudas(?:y|ów|ami)
  `,
  like: oneLine`(?:(?:tacy|takie|takich) )?jak (?:ty|wy|oni|one)|w tym kraju`,
  the: oneLine`
    wszystkich|wszystkie|wszystkim|wszystkimi|wszyscy|tych|tym|tymi|te|ci|ten|tego|tę|ta|każdego
    |każdą|każdy|jebanych|jebane|pieprzonych|pieprzone|brudnych|pierdolonych|pierdolone|większość
    |takich|takie|tacy|osób|osoby|życie|życia|następnego|następną|innych|inni|jakiegoś
  `,
  quite: oneLine`
    wszyscy|wszystkie|po prostu|tylko|jedynie|zwykłymi|zwykłe|zwykli|niczym więcej niż
    |niczym innym jak|naprawdę|absolutnie|totalnie|kompletnie|całkowicie|tak|tacy|takie|jak
    |gorsi niż|gorsze niż|największym|największą|najgorszymi|najgorsi|największe|czystym
    |zwyczajnie|z natury|bardziej|gorsze od|gorsi od|prawdziwą|ludzkimi
  `,
  so: oneLine`
    wszyscy|wszystkie|po prostu|tylko|naprawdę|absolutnie|totalnie|kompletnie|całkowicie|tak|tacy
    |zwykłymi|kompletnymi|z natury|najbardziej|kompletni|skończonymi|strasznie|takimi|totalnymi
  `,
  vile: oneLine`
    obrzydliw[iey]|odrażając[ye]|wstrętn[ie]|ohydn[ie]|odrażający|śmieci(?:ami|e)?
    |szumowin(?:ami|y)|robactw(?:o|em)|pasożyt(?:ami|y)|szczur(?:ami|y|om)|karaluch(?:ami|y)
    |bydł(?:o|em)|małpami|małpy|świniami|plag[aą]|rakiem|nowotworem|wirus(?:em)?|chorobą|zarazą
    |zagrożeniem|gównem|podludźmi|żałośn[ie]|bezwartościow[ie]|potworami|potwory|ścierwem|ścierwo
    |hołotą|dzikusami|abominacją|marnowaniem miejsca|marnotrawstwem miejsca|plugastw(?:o|em)
    |szkodnikami|absolutnie najgorsi|gorszego sortu|nikim|podli|niczym|warte gówno|obrzydlistwem
    |degeneraci
  `,
  bad: oneLine`
    głup(?:i|ie)|idiot(?:ami|kami)|idioci|debil(?:ami|e)|brudn[ie]|źli|zwierzętami|terrorystami
    |złodziejami|gwałcicielami|przestępcami|kurwami|dziwkami|leniwi|brzydk[ie]|kretynami
    |dupkami|psami|chuje|chujami|bezużyteczn[ie]|niebezpieczni|kłamcami|najgłupsi|popierdoleni
    |pojebani
  `,
  harm: oneLine`
    zabić|zabijać|wymordować|mordować|zamordować|rozstrzelać|powiesić|zagazować|spalić|wybić
    |wytępić|eksterminować|eliminować|wyeliminować|zgwałcić|torturować
    |pobić|dźgnąć|zadźgać|udusić|wykończyć|pozbyć się|zniszczyć|zlinczować|wykastrować
    |utopić|poderżnąć gardła?|zastrzelić|atakować|skończyć z|zlikwidować|unicestwić|stracić|tępić
    |zajebać|wyrżnąć|ściąć|położyć kres|ukamienować
  `,
  harmed: oneLine`
    (?:
      zabi(?:ci|te|ty)|zamordowan[ie]|rozstrzelan[ie]|powiesz(?:eni|one)|zagazowan[ie]
      |spal(?:eni|one)|wytępi(?:eni|one)|wyeliminowan[ie]|zgwałc(?:eni|one)|torturowan[ie]
      |pobi(?:ci|te)|zniszcz(?:eni|one)
      |zlinczowan[ie]|wykastrowan[ie]|zastrzel(?:eni|one)|strac(?:eni|one)|zamknię(?:ci|te)
    )
  `,
  ends: oneLine`
    i|a|oraz|lub|ale|bo|wszyscy|wszystkich|też|tu|tutaj|raz na zawsze|bez litości|dziś|jutro
    |(?:w|z) (?:tym|tego|naszym|naszego) (?:kraju|mieście|miasta|społeczeństwie)
  `,
  endsGroup: oneLine`na granicy|w obozach|z ich`,
  endsSaid: oneLine`któr[ea]|którzy|w klatkach|na stosie|(?:dla )?(?:naszego )?społeczeństwa|dla (?:mnie|nas)`,
  death: oneLine`
    do (?:gazu|pieca|krematorium|wora)|na szubienicę|do wora i do wisły
  `,
  before: [
    oneLine`
      (?:
        nienawidzę|nie cierpię|nie znoszę|nie trawię|nie mogę znieść|gardzę|brzydzę się|pieprzyć
        |jebać|pierdolić|rzygam|mam dość|śmierć|czuję (?:tylko )?(?:pogardę|wstręt|obrzydzenie) do
      ) <the>
    `,
    oneLine`
      (?:
        powinniśmy|powinno się|ktoś powinien|musimy|trzeba|należy|zamierzam|chcę|chcemy|będę
        |będziemy|muszę|mam ochotę|pora|czas|najlepiej byłoby|chciałbym|chciałabym|zamierzamy
        |powinnaś
      )(?: (?:po prostu|wreszcie|wszyscy|naprawdę|w końcu|jutro|dziś))? <harm>(?: się)? <the>
    `,
    oneLine`
      (?:
        zabiję|zabijmy|zabijemy|zamorduję|zlikwidujmy|wyrżnijmy|zgwałcę|zadźgam|zastrzelę|wybijmy
        |spalmy|powieśmy|pobiję|wytępimy|udusimy
      ) <the>
    `,
    oneLine`
      (?:nie ma )?nic (?:
        gorszego|bardziej obrzydliwego|bardziej odrażającego|straszniejszego
      ) (?:niż|od) <the>
    `,
    oneLine`wol(?:ę|ałbym|ałabym) umrzeć,? niż [a-zà-ɏż ]{1,30} (?:z )?<the>`,
  ],
  around: [
    [oneLine`(?:dlaczego|czemu|kiedy) <the>`, oneLine`(?:są )?<scorn>`],
    [
      oneLine`żad(?:en|na|nego) `,
      oneLine`nie (?:zasługuje na|powinien|powinna) (?:życie|żyć|istnieć)`,
    ],
  ],
  after: [
    oneLine`(?:to|są|jesteście|jest) <scorn>`,
    oneLine`
      (?:nie są|to nie|nigdy nie będą)(?: (?:prawdziwymi|naprawdę|tak))? (?:
        ludźmi|ludzie|nam równi|równi|mądrzy|warci|istotami ludzkimi
      )
    `,
    oneLine`
      (?:powinni|powinny|powinno się|należy|trzeba)(?: (?:wszyscy|wszystkie|po prostu|zostać|być|wszystkich)
      ){0,3} (?:
        <harmed>|<harm>|umrzeć|zginąć|zdechnąć|cierpieć|zniknąć|spłonąć|wypierdalać
        |trafić do (?:zoo|gazu|obozu)
      )
    `,
    oneLine`
      zasługują (?:na śmierć|tylko na|na to,? (?:by|żeby) (?:umrzeć|cierpieć)|na cierpienie)
    `,
    oneLine`
      nie (?:zasługują|zasługujecie) na (?:życie|szacunek|prawa|nic|to,? (?:by|żeby) żyć|litość)
    `,
    oneLine`
      (?:
        mnie (?:brzydzą|obrzydzają|wkurwiają)|nie mają (?:
          tu (?:czego szukać|miejsca)|prawa (?:tu być|żyć|istnieć)|miejsca w (?:naszym|tym) kraju
        )
        |przyprawiają mnie o (?:mdłości|wymioty)
      )
    `,
    oneLine`
      (?:nie są|nie jest|są|jest) (?:
        nic |gówno |absolutnie nic )?(?:warte|warci|warta)(?: (?:nic|gówno|funta kłaków))
    `,
  ],
  later: [
    oneLine`
      (?:ale |i |bo |że )?(?:
        nienawidzę ich(?: wszystkich)?|(?:oni|one) są <scorn>
        |(?:powinniśmy|trzeba|chcę|zamierzam|należy)(?: po prostu)? ich (?:wszystkich )?<harm>
        |(?:powinniśmy|trzeba|chcę)(?: po prostu)? <harm> ich
      )
    `,
  ],
}
