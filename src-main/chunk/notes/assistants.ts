/** What assistants are called, in expressions with the flag u, and i or small letters. */

import { oneLine } from '../../../src-shared/model/one-line.ts'
import { INTELLIGENCE, INTELLIGENCE_UNPARTED } from './intelligence.ts'

/** By language. */
export const NAMES = `(?<![\\p{L}\\p{N}])(?:${INTELLIGENCE}|${oneLine`
      (?:ai )?(?:సహాయక|உதவியாள|ಸಹಾಯಕ|സഹായി|सहाय्यक|સહાયક|ਸਹਾਇਕ|ასისტენტ|օգնական)[\p{L}\p{M}]*
      |[\p{L}-]{0,24}(?:assist[ae]n|asist[ae]n|asysten|ассистент|асистент)\p{L}*
      |(?:ki|ai|ia)-\p{L}+
      |(?:
        ai|a\.i|llm|gpt|chatgpt|claude|gemini|copilot|grok|deepseek|siri|alexa|ki|ia|ии|ші
      )s?
      |(?:chat|ro)?-?bot(?:s|en|a|ot|y|lar|e[mn]|om|u|ów|ov|ovi|owi|ami|ului|ul|ja|ta)?|(?:чат-?)?бот(?:а|у|ом|е|ы|и|ов|ів|ам|ами|ът)?
      |agent(?:e|en|es|i|s|a|em|owi|ów|om|ami)?|(?:sprach|taal|språk|sprog)model\p{L}{0,6}
      |models?|modelle?n?|modell[oi]|modèles?|modelos?|model(?:u|e|i|om)?|модел\p{L}*
      |помощник\p{L}*|summari[sz]ers?|reviewers?|graders?|crawlers?|scrapers?
      |tutors?|parsers?|code completions?
      |(?:automat|automaatti|otomatik|αυτόματ|автомат)\p{L}{0,8} \p{L}{0,16}(?:
        handläg|sagsbehandl|saksbehandl|prüf|bearbeit|bewert|beoordel|review|grad|screen|check|assess|evalua|évalua|valuta|avaliad
        |scor|korrekt|correct|corrett|corrig|ocenia|hodnot|провер|перевір|értékel|arvioi|değerlendir|hindaj|vertintoj
      )\p{L}*
      |asszisztens\p{L}*|kielimalli\p{L}*|помічник\p{L}*
      |(?:ψηφιακ|εικονικ|έξυπν)\p{L}+ βοηθ\p{L}+|γλωσσικ\p{L}+ μοντέλ\p{L}+
      |trợ lý|mô hình ngôn ngữ|modelo ng wika|msaidizi|tehisar\p{L}+
      |(?:digitaal\p{L}+|postkasti|virtuaal\p{L}+) abili\p{L}+|(?:ai|digitalni|virtualni|pametni) pomo(?:čnik|ćnik)\p{L}*|ügynök\p{L}*|agen(?= (?:ai|yang))
      |ה?עוזר\p{L}* (?:ה?דיגיטלי|ה?וירטואלי|ה?חכם|ai)|[הלו]{0,2}(?:בודק|מעריך|מדרג)\p{L}* ה?אוטומטי\p{L}*|מודל ה?שפה|دستیار\p{L}*
  `})`
/** The same where words are not parted, or what stands before them is written on to them. */
export const NAMES_UNPARTED = `${INTELLIGENCE_UNPARTED}|${oneLine`
    助手|助理|秘書|模型|机器人|智能体|(?<![A-Za-z])[Aa][Ii](?![A-Za-z])|アシスタント|ボット|モデル|어시스턴트|챗봇|모델|에이전트
    |도우미|المساعد|نموذج|مساعد|روبوت|सहायक|असिस्टेंट|चैटबॉट|एआई|मॉडल
    |সহকারী|ผู้ช่วย|โมเดลภาษา|แช[ตท]บอ[ตท]|مدل زبانی
  `}`
