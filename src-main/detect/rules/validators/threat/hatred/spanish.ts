/** How hatred of groups is said in Spanish. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const SPANISH: HatredWords = {
  groups: oneLine`
    jud[ií]os|judías|musulman(?:es|as)|moros|negros|gays|homosexuales|lesbianas
    |maric(?:ones|as|ón|a)|trans|transexuales|travestis|discapacitad[oa]s|inmigrantes|migrantes
    |refugiad[oa]s|extranjer[oa]s|mujeres|gitan[oa]s|árabes|indígenas|indios
    |(?<=(?<![a-z])(?:cada|ningún|ninguna|otro|otra) )(?:
      jud[ií]o|judía|musulmán|musulmana|negro|negra|gay|homosexual|lesbiana|travesti|discapacitad[oa]
      |inmigrante|migrante|refugiad[oa]|extranjer[oa]|mujer|gitan[oa]|árabe|indígena
    )
    |sudacas?|panchitos?|africanos?|subnormales|bolleras?|mongólicos?|putas
    |mariquitas?|personas (?:trans|negras|de color|discapacitadas)
  `,
  like: oneLine`como (?:tú|vosotros|ustedes|ellos|ellas)|de este país`,
  the: oneLine`
    a|al|los|las|el|la|lo|todos|todas|todo|estos|estas|esos|esas|este|esta|ese|esa|cada|un|una|de
    |del|putos|putas|malditos|malditas|sucios|asquerosos|más|tipo|clase|próximo|estar|cerca
    |rodeado|otros|demás|vida|vosotros
  `,
  quite: oneLine`
    todos|todas|simplemente|solo|sólo|tan solo|pura|puro|unos|unas|un|una|la|los|las|el|verdadera
    |auténtica|auténticos|absoluta|absolutamente|totalmente|completamente|realmente|más que
    |nada más que|tan|muy|totales|completos|como|peores que|personas|verdaderos|seres|mejores que
    |simple
  `,
  so: oneLine`
    todos|todas|simplemente|tan|unos|unas|totalmente|completamente|realmente|absolutamente|solo
    |unos completos|unas completas|unos auténticos|unas auténticas|unos putos|la gente más
    |las personas más|más que|por naturaleza
  `,
  vile: oneLine`
    repugnantes?|asqueros[oa]s?|escoria|basura|parásitos?|ratas|cucarachas|plaga|cáncer|virus
    |enfermedad|lacra|amenaza|peligro|mierda|inferiores|subhumanos|infrahumanos
    |patétic[oa]s|viles|despreciables?|monstruos|salvajes|desperdicio de espacio|mugre|abominación
    |alimañas|sabandijas|malvad[oa]s|hijos de puta
  `,
  bad: oneLine`
    estúpid[oa]s|tont[oa]s|idiotas|imbéciles|suci[oa]s|animales|terroristas|ladrones|violadores
    |criminales|delincuentes|canallas|inútiles|vag[oa]s|monos|cerd[oa]s|perr[oa]s|put[oa]s
    |asesinos|fe[oa]s|mentiros[oa]s|retrasados|inmund[oa]s|horribles|lo peor
  `,
  harm: oneLine`
    matar|asesinar|exterminar|eliminar|gasear|quemar|ahorcar|colgar|fusilar|degollar|apuñalar
    |violar|torturar|erradicar|ejecutar|golpear|aniquilar|acabar con
    |deshacer(?:nos|me|se)|librar(?:nos|me)|estrangular|disparar(?:les)?|linchar|castrar|apalear
    |atacar|hacer sufrir|partirles el cuello|encerrar|masacrar|ahogar
  `,
  harmed: oneLine`
    (?:
      exterminad|ejecutad|asesinad|fusilad|gasead|quemad|ahorcad|colgad|eliminad
      |torturad|violad|apuñalad|castrad|encerrad|erradicad|aniquilad|golpead|linchad|lapidad
    )[oa]s?
    |muert[oa]s
  `,
  ends: oneLine`
    y|e|o|pero|porque|todos|todas|también|aquí|que hay|de una vez|sin piedad|hoy|mañana|más que nada
    |(?:de|en) (?:este|nuestro|esta|nuestra) (?:ciudad|país|sociedad)
  `,
  endsGroup: oneLine`en la frontera|(?:con|en) sus`,
  endsSaid: oneLine`que|de lo peor|human[oa]s?|en (?:jaulas|campos)|(?:de|para) (?:la|nuestra) sociedad|para (?:mí|nosotros)`,
  death: oneLine`
    a los hornos|al paredón|a (?:la cámara|las cámaras) de gas|a la horca
  `,
  before: [
    oneLine`
      (?:
        odio|odiamos|detesto|desprecio|aborrezco|no soporto|no aguanto
        |me dan? (?:tanto |mucho )?asco|solo siento (?:desprecio|asco|odio) por
        |(?:estoy )?(?:hart[oa]|asquead[oa]) (?:de|por)
      ) (?:tanto )?<the>
    `,
    oneLine`(?:muerte a|que se jodan|jódanse|que les den a|maldit[oa]s|put[oa]s) <the>`,
    oneLine`
      (?:
        (?:
          debemos|deberíamos|debería|tenemos que|tendré que|hay que|habría que|quiero|queremos
          |quisiera|voy a|vamos a|alguien debería|me gustaría|lo mejor sería|sería mejor
          |ojalá pudiera|considerando
        )(?: (?:simplemente|de verdad|ya|todos|poder|solo))? ?<harm>(?:l[oa]s)?
      ) <the>
    `,
    oneLine`
      (?:¿?y si )(?:simplemente )?(?:
        matáramos|matásemos|elimináramos|exterminamos|exterminásemos|quemáramos
      ) <the>
    `,
    oneLine`no hay nada (?:peor|más asqueroso|más repugnante|más horrible) que <the>`,
    oneLine`
      (?:el mundo|la sociedad|este país) (?:sería|estaría) (?:mucho )?mejor sin <the>
    `,
    oneLine`prefiero morir antes que [a-zà-ɏ ]{1,30} con <the>`,
    oneLine`no (?:debemos|deberíamos) dejar vivir <the>`,
    oneLine`la (?:ejecución|muerte) es la única solución para <the>`,
  ],
  around: [
    [oneLine`(?:por qué|cuándo|cómo) (?:son )?<the>`, oneLine`(?:son )?<scorn>`],
    [oneLine`(?:ningún|ninguna) `, oneLine`(?:merece|debería) (?:vivir|existir|tener derechos)`],
  ],
  after: [
    oneLine`(?:son|sois|eres|es) <scorn>`,
    oneLine`
      (?:no|nunca) (?:son|sois|serán|es|podrán ser)(?: (?:realmente|verdaderos|nunca|ni))? (?:
        humanos|personas|seres humanos|nuestros iguales
        |un poquito inteligentes|tan (?:listos|inteligentes)
      )
    `,
    oneLine`
      (?:
        deberían|deberíais|debería|merecen|merece|merecéis|habría que
      )(?: (?:todos|todas|ser|estar|simplemente|que (?:los|les))){0,3} (?:
        <harmed>|morir|sufrir|desaparecer|arder|la muerte
        |en (?:un zoológico|una jaula|la cárcel|el infierno|campos)
      )
    `,
    oneLine`
      no (?:merecen|merece|merecéis|mereces) (?:
        vivir|existir|nada|respeto|derechos|ningún (?:derecho|respeto)|la vida
      )
    `,
    oneLine`
      (?: de este país)? (?:
        me (?:dan asco|repugnan|enferman|hacen hervir|encabronan|dan ganas de vomitar)
      )
    `,
    oneLine`no (?:valen?|importan?) (?:absolutamente )?(?:nada|una mierda)`,
    oneLine`
      (?:no tienen|no tenéis) (?:
        (?:lugar|cabida) (?:aquí|en (?:este|nuestro|esta|nuestra) (?:país|mundo|sociedad))
        |derecho a (?:vivir|existir)
      )
    `,
  ],
  later: [
    oneLine`
      (?:pero |y |solo |porque )?(?:
        (?:los|las) (?:odio|detesto|desprecio)(?: a todos| a todas)?
        |(?:
          deberíamos|hay que|voy a|quiero|habría que|quería|vamos a
        )(?: simplemente)? <harm>l[oa]s
      )
    `,
  ],
}
