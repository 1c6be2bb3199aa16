/** How hatred of groups is said in Italian. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const ITALIAN: HatredWords = {
  groups: oneLine`
    ebre[io]|ebree|musulman[oie]|islamici|neri|negr[io]|gay|omosessual[ei]|lesbic(?:he|a)
    |froci|frocio|ricchioni|trans|transessuali|travestiti|disabil[ei]
    |handicappat[oi]|immigrat[oi]|immigrate|migrant[ei]|rifugiat[oi]|profug(?:hi|o)|stranier[io]
    |extracomunitar[io]|clandestin[oi]|donne|zingar[io]|rom|arab[io]|african[oi]|cinesi
    |terron[ei]|mongoloidi|marocchin[oi]|albanesi|puttane|troie|checche
    |persone (?:trans|nere|di colore|disabili)|persona (?:trans|di colore)
  `,
  like: oneLine`come (?:te|voi|loro)|di questo paese`,
  the: oneLine`
    a|ai|agli|alle|al|i|gli|le|il|la|lo|tutti|tutte|quei|quegli|quelle|questi|queste|questo|questa
    |quel|quella|ogni|un|una|uno|di|dei|degli|delle|da|schifosi|maledetti|fottuti|luridi|sporchi
    |altri|altre|più|tipo|genere|vita|prossimo|come|voi
  `,
  quite: oneLine`
    tutti|tutte|semplicemente|solo|soltanto|solamente|pura|puro|dei|delle|degli|un|una|la|il|le|i
    |gli|vera|vero|veri|autentica|assolutamente|assoluta|totalmente|completamente|davvero|proprio
    |altro che|nient['’]altro che|così|molto|come|peggio|dei veri|persone|esseri|più|una vera
    |troppo|meglio
  `,
  so: oneLine`
    tutti|tutte|semplicemente|solo|dei|delle|degli|davvero|totalmente|completamente|assolutamente
    |proprio|così|troppo|degli autentici|le persone più|la gente più|i più|le più|per natura
    |dei completi|dei veri
  `,
  vile: oneLine`
    disgustos[ie]|schifos[ie]|ripugnanti|feccia|spazzatura|parassiti|ratti|scarafaggi|piaga|cancro
    |virus|malattia|minaccia|pericolo|merda|merde|inferiori|subumani|patetic[ih]e?
    |spregevoli|disprezzabili|mostri|selvaggi|spreco di spazio|rifiuti|abominio|vermi|rivoltanti
    |immondizia|vili|malvag[ie]|feccia umana
  `,
  bad: oneLine`
    stupid[ie]|idiot[ie]|sporch[ie]|sporche|animali|bestie|terroristi|ladri|ladre|stupratori
    |criminali|delinquenti|inutili|scimmie|maiali|cani|ignoranti|puttane|troie|stronz[ie]|coglioni
    |assassini|brutt[ie]|bugiard[ie]|pigri|ritardati|orribili|cretini
  `,
  harm: oneLine`
    uccidere|ammazzare|sterminare|bruciare|impiccare|sparare|gasare|eliminare|picchiare|torturare
    |violentare|stuprare|liberarci|sbarazzarci|liberarmi|sbarazzarmi
    |accoltellare|pugnalare|fucilare|decapitare|annientare|massacrare|linciare|strangolare
    |giustiziare|castrare|affogare|far soffrire|far fuori|tagliare la gola|porre fine|attaccare
    |lapidare|assassinare
  `,
  harmed: oneLine`
    (?:
      uccis|ammazzat|sterminat|bruciat|impiccat|gasat|eliminat|picchiat|torturat|violentat|stuprat
      |accoltellat|fucilat|decapitat|annientat|massacrat|linciat
      |giustiziat|castrat|soppress|rinchius|lapidat|assassinat|mess[ie] a mort
    )[oiea]?
  `,
  ends: oneLine`
    e|ed|o|ma|perché|tutt[ei]|anche|qui|una volta per tutte|senza pietà|oggi|domani|più di ogni cosa
    |(?:di|in) quest[oa] (?:città|paese|società)
  `,
  endsGroup: oneLine`alla frontiera|con (?:i|le) loro|ne(?:i|lle) loro`,
  endsSaid: oneLine`che|uman[aei]|in gabbia|(?:della|per la) (?:nostra )?società|per (?:me|noi)`,
  death: oneLine`ai forni|nei forni|nelle camere a gas|alla forca|ad auschwitz`,
  before: [
    oneLine`
      (?:
        odio|odiamo|detesto|disprezzo|aborro|non sopporto|non reggo|mi fanno schifo
        |ho (?:schifo|ribrezzo) (?:di|per)|provo solo (?:disprezzo|disgusto|odio) per
        |(?:sono )?(?:stufo|stanco|disgustato) (?:di|da)
      ) (?:stare vicino a |essere circondato da )?<the>
    `,
    oneLine`(?:morte|fanculo|vaffanculo|abbasso) (?:a |ai |agli |alle )?<the>`,
    oneLine`
      (?:
        dobbiamo|dovremmo|dovresti|bisogna|bisognerebbe|voglio|vogliamo|vorrei|devo|devono
        |ho intenzione di|qualcuno (?:dovrebbe|deve)|sarebbe meglio|la cosa migliore è
        |mi piacerebbe|andiamo a|andrò a|vado a|potremmo
      )(?: (?:semplicemente|davvero|proprio|solo|tutti|poter))? <harm> <the>
    `,
    oneLine`
      (?:
        ucciderò|ammazzerò|accoltellerò|picchierò|sparerò|brucerò|stuprerò|violenterò|uccideremo
        |ammazzeremo|elimineremo|uccidiamo|ammazziamo|bruciamo|sterminiamo|eliminiamo
      ) (?:tutti |a )?<the>
    `,
    oneLine`
      non c['’]è niente di (?:
        peggio|più (?:schifoso|disgustoso|orribile|ripugnante)
      ) (?:di|che) ?(?:un |una |un['’]|degli |dei )?
    `,
    oneLine`
      (?:il mondo|la società) (?:starebbe|sarebbe) (?:molto )?(?:meglio|migliore) senza <the>
    `,
    oneLine`
      e se (?:semplicemente )?(?:uccidessimo|ammazzassimo|sterminassimo|eliminassimo) <the>
    `,
    oneLine`ho (?:tanto |così tanto )?(?:astio|odio|disprezzo) (?:per|verso) <the>`,
    oneLine`preferirei morire (?:piuttosto )?che [a-zà-ɏ ]{1,30} (?:con )?<the>`,
  ],
  around: [
    [oneLine`perché (?:tutti |tutte )?<the>`, oneLine`(?:sono )?<scorn>`],
    [oneLine`nessun[oa]? `, oneLine`(?:merita|dovrebbe) (?:di )?(?:vivere|esistere|avere diritti)`],
  ],
  after: [
    oneLine`(?:sono|siete|sei|è) <scorn>`,
    oneLine`
      non (?:sono|siete|saranno mai|è)(?: (?:veri|davvero|veramente))? (?:
        umani|esseri umani|persone|nostri pari|uguali a
      )
    `,
    oneLine`
      (?:
        dovrebbero|dovreste|dovrebbe|meritano|merita|meritate|andrebbero|andrebbe
      )(?: (?:essere|tutti|tutte|di|solo|semplicemente|venire)){0,3} (?:
        <harmed>|morire|bruciare|soffrire|sparire|crepare|la morte
        |in (?:uno zoo|una gabbia|galera|discarica)|marcire
      )
    `,
    oneLine`
      non (?:meritano|merita|meritate|meriti) (?:
        di (?:vivere|esistere)|niente|nulla|rispetto|diritti|alcun (?:diritto|rispetto)
      )
    `,
    oneLine`
      mi (?:
        fanno (?:schifo|vomitare|ribrezzo|venire da vomitare)|disgustano|danno il voltastomaco
      )
    `,
    oneLine`
      non (?:
        valgono?|vale|contano?|conta|importano?
      )(?: (?:assolutamente|proprio))? (?:niente|nulla|un cazzo)
    `,
    oneLine`
      non (?:hanno|avete) (?:
        posto (?:qui|in (?:questo|questa) (?:paese|mondo|società)|nel(?:la)? nostr[oa] (?:paese|società))
        |(?:il )?diritto di (?:vivere|esistere)
      )
    `,
  ],
  later: [
    oneLine`
      (?:ma |e |perché )?(?:
        li (?:odio|detesto|disprezzo)(?: tutti)?
        |(?:dovremmo|bisogna|voglio|bisognerebbe|vorrei)(?: solo| semplicemente)? (?:
          uccider|ammazzar|sterminar|bruciar|impiccar|gasar|eliminar|giustiziar|cacciar
        )l[ie](?: tutti)?
      )
    `,
  ],
}
