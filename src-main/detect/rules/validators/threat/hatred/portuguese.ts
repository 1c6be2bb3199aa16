/** How hatred of groups is said in Portuguese. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const PORTUGUESE: HatredWords = {
  groups: oneLine`
    jude(?:us|u|ias?)|muçulman[oa]s?|islâmicos|negr[oa]s?|pretos|gays?|homossexua(?:is|l)
    |lésbicas?|viad(?:os?|inhos?)|sapatões|sapatão|trans|transexuais|travestis?
    |deficientes?|aleijad[oa]s?|retardad[oa]s|imigrantes?|migrantes?|refugiad[oa]s?
    |estrangeir[oa]s?|mulheres|cigan[oa]s?|árabes?|african[oa]s?|indígenas?|índi[oa]s?
    |nordestin[oa]s?|putas|vadias|crioulos?|baitolas?|boiolas?
    |pessoas? (?:trans|negras?|de cor|com deficiência)
  `,
  like: oneLine`como (?:você|vocês|tu|eles|elas)|d?nesse país|d?este país`,
  the: oneLine`
    a|à|ao|o|os|as|aos|às|todos|todas|esses|essas|estes|estas|aqueles|esse|essa|este|esta|cada|um
    |uma|de|do|da|dos|das|desses|dessas|malditos|malditas|nojentos|porra|mais|tipo|próximo|vida
    |com|em|perto|outros|outras|por|lixo
  `,
  quite: oneLine`
    tod[oa]s|simplesmente|só|apenas|puro|pura|uns|umas|um|uma|a|o|os|as|verdadeir[oa]s?
    |absolutamente|totalmente|completamente|realmente|nada mais que|nada além de|mais que|tão
    |muito|como|piores que|pessoas|seres|total|completos|completas|mais|melhores (?:que|do que)
    |não passam de
  `,
  so: oneLine`
    tod[oa]s|simplesmente|tão|uns|umas|totalmente|completamente|realmente|absolutamente|só
    |completos|completas|as pessoas mais|os mais|as mais|uns completos|por natureza|naturalmente
    |mesmo|uns verdadeiros|mais que
  `,
  vile: oneLine`
    nojent[oa]s|repugnantes|escória|lixos?|vermes|parasitas|ratos|baratas|praga|câncer|vírus
    |doença|ameaça|perigo|merda|inferiores|sub-?humanos|patétic[oa]s
    |desprezíve(?:is|l)|monstros|selvagens|desperdício de espaço|abominação|abomináveis|imund[oa]s
    |sujeira|vis|malvad[oa]s|asqueros[oa]s|aberrações|aberração
  `,
  bad: oneLine`
    estúpid[oa]s|burr[oa]s|idiotas|imbecis|suj[oa]s|animais|terroristas|ladrões|estupradores
    |criminosos|bandidos|inúteis|preguiços[oa]s|porc[oa]s|cachorros|vagabund[oa]s|put[oa]s
    |assassinos|fei[oa]s|mentiros[oa]s|retardad[oa]s|escrot[oa]s|babacas|cuzões|horríveis
    |os piores|as piores|filhos da puta
  `,
  harm: oneLine`
    matar|assassinar|exterminar|eliminar|queimar|enforcar|fuzilar|degolar|esfaquear|estuprar
    |torturar|erradicar|executar|espancar|aniquilar|acabar com|nos livrar
    |me livrar|livrar-nos|estrangular|atirar em|atirar|linchar|castrar|bater|atacar|fazer sofrer
    |massacrar|afogar|dar um fim|dar um tiro|cortar a garganta|apedrejar|gasear|pôr fim
  `,
  harmed: oneLine`
    (?:
      exterminad|executad|assassinad|fuzilad|queimad|enforcad|eliminad|torturad
      |estuprad|esfaquead|castrad|erradicad|aniquilad|espancad|linchad|apedrejad|mort|gasead
      |jogad|atacad
    )[oa]s?
  `,
  ends: oneLine`
    e|ou|mas|porque|tod[oa]s|também|aqui|de uma vez|sem piedade|hoje|amanhã|mais (?:do )?que tudo
    |d?n?ess[ea] (?:cidade|país|rua|sociedade)|d?n?est[ea] (?:cidade|país|rua|sociedade)
  `,
  endsGroup: oneLine`na fronteira|(?:com|em) (?:suas|seus)`,
  endsSaid: oneLine`que|human[oa]s?|em jaulas|(?:da|para a) (?:nossa )?sociedade|para (?:mim|nós)`,
  death: oneLine`
    (?:para|pra|pro|ao|aos|nos?) (?:a |o |os )?(?:fornos?|câmaras? de gás|paredão)|(?:para|pra|à) (?:a )?forca
  `,
  before: [
    oneLine`
      (?:
        odeio|odiamos|detesto|desprezo|abomino|não (?:suporto|aguento|aturo)
        |tenho (?:nojo|ódio|repulsa)|só sinto (?:desprezo|nojo|ódio) (?:por|pelos|pelas)
        |(?:estou )?(?:cansad[oa]|fart[oa]|de saco cheio|enojad[oa]) (?:de|dos|das|com)
      ) (?:estar |ficar )?<the>
    `,
    oneLine`(?:morte|fodam?-se|que se fodam|foda-se) (?:a |aos |às |os |as )?<the>`,
    oneLine`
      (?:
        devemos|devíamos|deveríamos|temos que|precisamos|quero|queremos|vou|vamos|é preciso
        |alguém (?:deveria|devia|tem que|precisa)|gostaria de|seria melhor|o melhor é|preciso
        |deviam|deveriam|pensando em|é do interesse de todos
      )(?: (?:simplesmente|de verdade|todos|poder|apenas|mesmo|só|logo))? ?<harm> <the>
    `,
    oneLine`
      e se (?:simplesmente |a gente )?(?:
        matássemos|matasse|exterminássemos|eliminássemos|queimássemos
      ) <the>
    `,
    oneLine`
      não (?:há|existe|tem) nada (?:pior|mais (?:nojento|repugnante|horrível)) (?:do )?que <the>
    `,
    oneLine`o mundo (?:estaria|seria) (?:muito )?melhor sem <the>`,
    oneLine`não tenho nenhuma compaixão por <the>`,
    oneLine`prefiro morrer (?:a|do que) [a-zà-ɏ ]{1,30} (?:com )?<the>`,
  ],
  around: [
    [oneLine`(?:por que|por quê|quando|como) <the>`, oneLine`(?:são )?<scorn>`],
    [
      oneLine`(?:nenhum|nenhuma) `,
      oneLine`(?:merece|deveria|devia) (?:viver|existir|ter direitos)`,
    ],
  ],
  after: [
    oneLine`(?:são|sois|é|não passam de) <scorn>`,
    oneLine`
      (?:não|nunca) (?:são|é|serão|podem ser|vão ser)(?: (?:realmente|verdadeiros|nunca|nem))? (?:
        humanos|pessoas|seres humanos|gente|nossos iguais
        |tão (?:inteligentes|espertos)
      )
    `,
    oneLine`
      (?:
        deveriam|deviam|deveria|merecem|merece
      )(?: (?:todos|todas|ser|estar|simplesmente|só)){0,3} (?:
        <harmed>|morrer|sofrer|desaparecer|sumir|apodrecer|a morte
        |(?:n|em )?um (?:zoológico|lixão|campo)
      )
    `,
    oneLine`não (?:merecem|merece) (?:viver|existir|nada|respeito|direitos|nenhum (?:direito|respeito)|estar aqui)`,
    oneLine`
      (?: (?:nesse|desse|deste) país)? me (?:
        dão nojo|enojam|dão ânsia|dão vontade de vomitar|fazem ferver|irritam tanto
      )
    `,
    oneLine`
      não (?:valem?|importam?)(?: absolutamente)? (?:nada|merda nenhuma|porra nenhuma)
    `,
    oneLine`
      não (?:têm|tem) (?:
        lugar (?:aqui|n(?:este|esse|o nosso) país|n(?:esta|essa|a nossa) sociedade)
        |direito (?:de|a) (?:viver|existir)
      )
    `,
  ],
  later: [
    oneLine`
      (?:mas |e |porque |só )?(?:
        (?:eu )?(?:os |as )?(?:odeio|detesto|desprezo) (?:todos eles|todas elas|eles|elas)
        |(?:eles|elas) são <scorn>
        |(?:
          deveríamos|devíamos|temos que|vou|quero|vamos
        )(?: simplesmente| só)? (?:
          <harm>|matá|exterminá|executá|eliminá
        )(?:-l[oa]s| todos eles| eles)
      )
    `,
  ],
}
