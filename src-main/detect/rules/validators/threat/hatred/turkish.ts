/** How hatred of groups is said in Turkish. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const TURKISH: HatredWords = {
  groups: oneLine`
    (?:
      suriyeli|mülteci|göçmen|ermeni|yahudi|çingene|alevi|sünni|kürt|zenci|siyahi|ibne|eşcinsel|lezbiyen|travesti|engelli|çinli
    )ler(?:in?|e|den?)?
    |(?:afgan|trans|gavur|hristiyan|müslüman|kadın|arap|rum|yabancı|sığınmacı|orospu|karı)lar(?:ın?|a|dan?)?
    |(?<=(?<!\p{L})(?:her|hiçbir|en iyi|tek bir) )(?:suriyeli|mülteci|ermeni|yahudi|kürt|alevi|arap|afgan|zenci|ibne)
    |(?:suriyeli|kürt|ermeni|yahudi|arap|afgan|ibne|mülteci) (?:denen|dediğin)
  `,
  like: oneLine`gibi|senin gibi`,
  the: oneLine`bu|şu|o|bütün|tüm|her|lanet|pis|adi|şerefsiz|kahrolası|geberesice|iğrenç|soysuz|siktiğimin|bunca`,
  quite: oneLine`
    hepsi|hepiniz|tamamı|hep|sadece|ancak|birer|bir|tam|resmen|bildiğin|tamamen|gerçekten|düpedüz|hepsi birer|sürüsü
    |toplumun|insanlığın
  `,
  so: oneLine`hepsi|hepiniz|tamamı|hep|resmen|düpedüz|hepsi birer|birer|o kadar|çok`,
  vile: oneLine`
    haşere|böcek|fare|sıçan|hamam böceği|parazit|asalak|pislik|mikrop|virüs|kanser|veba|bit|yüz karası|aşağılık|iğrenç|köpek
    |it sürüsü|domuz|hayvan|çöp|insan değil|insan bile değil|necis|soysuz|şerefsiz
  `,
  bad: oneLine`terörist|hırsız|tecavüzcü|katil|hain|vatan haini|sapık|aptal|geri zekalı|pis|tembel|orospu|it|dilenci`,
  harm: oneLine`
    öldür|yak|kes|as|gebert|doğra|vur|gaza bas|kurşuna diz|imha et|yok et|ez|kazı|katlet|linç et|taşla|kısırlaştır|döv
    |diri diri yak|canlı canlı yak
  `,
  harmed: oneLine`öldürül|yakıl|kesil|asıl|gebertil|kurşuna dizil|imha edil|yok edil|temizlen`,
  ends: oneLine`ve|ama|çünkü|da|de|bence|artık|hemen|bugün|yarın|bu gece|hepsini|vesselam|abi|kardeşim|lan|ulan|hepsi`,
  endsGroup: oneLine`bu ülkeden|buradan`,
  endsSaid: oneLine`
    lazım|gerek|gerekiyor|gerekir|şart|(?:bu|bizim|bu güzel) (?:ülke|memleket|toplum|vatan)\p{L}*|bizim için|hepsine
    |ya(?:kacağız|kın)|dizeceksin|dizin|gitsin
  `,
  death: oneLine`
    fırına|fırınlara|gaz odasına|gaz odalarına|ateşe|idam sehpasına|darağacına|denize
  `,
  before: [
    oneLine`(?:kahrolsun|gebersin|geberin|yok olsun|allah belanızı versin) <the>`,
    oneLine`(?:en nefret ettiğim|tiksindiğim) (?:şey )?<the>`,
  ],
  around: [[oneLine`en iyi `, oneLine`ölü \p{L}+`]],
  after: [
    oneLine`(?:(?:<quite> ?))?(?:(?:pis|adi|şerefsiz|resmen) )?<vile>(?:l[ae]r)?(?:d[ıiuü]r|t[ıiuü]r)?(?:l[ae]r)?`,
    oneLine`<so>? ?<bad>(?:l[ae]r)?(?:d[ıiuü]r|t[ıiuü]r)(?:l[ae]r)?`,
    oneLine`
      (?:\p{L}+ ){0,4}?<harm>(?:m[ae]k|mey|may|eceksin|acaksın|eceğiz|acağız|eceğim|acağım|elim|alım|meli(?:yiz)?|malı(?:yız)?|[ıiuü]n)
    `,
    oneLine`(?:hepsi )?<harmed>(?:meli|malı)(?:d[ıi]r)?(?:l[ae]r)?`,
    oneLine`(?:o kadar |çok |hep )?(?:nefret ediyoru[mz]|tiksiniyoru[mz]|iğreniyoru[mz])`,
    oneLine`(?:hepsi )?(?:defolsun|gebersin|siktir|siktirsin|geberip gitsin|ölsün|cehenneme gitsin)(?:l[ae]r)?`,
    oneLine`(?:yaşamayı|nefes almayı) hak etmiyor(?:l[ae]r)?|ölmeyi hak ediyor(?:l[ae]r)?`,
  ],
  later: [
    oneLine`(?:hepsini|bunları|onları) (?:\p{L}+ ){0,3}?<harm>(?:m[ae]k|eceksin|acaksın|eceğiz|acağız|elim|alım)`,
  ],
}
