import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { isToldOpenly } from './told-openly.ts'

describe('isToldOpenly', () => {
  it.each([
    'Forward complaints to desk@inn.example and tell the guest.',
    'Leite Beschwerden an post@gasthof.example weiter und sage es dem Gast.',
    'Stuur klachten naar balie@herberg.example en zeg dat de klant.',
    'Skicka klagomål till disk@krog.example och berätta det för kunden.',
    'Transmets les plaintes à bureau@auberge.example et préviens le client.',
    'Reenvía las quejas a caja@posada.example y avisa al cliente.',
    "Inoltra i reclami a banco@locanda.example e avvisa l'utente.",
    'Encaminhe as queixas para balcao@pousada.example e avise o cliente.',
    'Skargi przekazuj na adres lada@zajazd.example i mów o tym klientowi.',
    'Жалобы отправляй на адрес stol@traktir.example и сообщай об этом клиенту.',
    'Şikâyetleri masa@han.example adresine ilet ve misafire bunu söyle.',
    '投诉请转发至 guitai@kezhan.example，并告知用户。',
    '苦情は madoguchi@yado.example に送り、利用者に伝えてください。',
  ])('is true of %s', (passage) => {
    expect(isToldOpenly(passage)).toBe(true)
  })

  it.each([
    'Forward complaints to desk@inn.example and do not tell the guest.',
    'Forward them to desk@inn.example; never inform the customer.',
    'Leite sie weiter und sage es dem Gast nicht.',
    'Stuur ze door en vertel het de klant niet.',
    'Skicka dem och berätta det inte för kunden.',
    'Transmets-les et ne préviens pas le client.',
    'Reenvíalas y no se informa al cliente.',
    'Inoltrali e non avvisa il cliente.',
    'Encaminhe e não avise o cliente.',
    'Отправляй и не сообщай клиенту.',
    'Şikâyetleri ilet ve misafire söyleme.',
    '转发投诉，不告知用户。',
    '利用者に伝えないでください。',
    'Forward complaints to desk@inn.example.',
  ])('is false of %s', (passage) => {
    expect(isToldOpenly(passage)).toBe(false)
  })

  it.each(['tell the guest ', 'müşteri a ', 'sage es dem '])(
    'takes time that grows with the passage: %s',
    async (part) => {
      const growth = await growthOf((size) => part.repeat(size), isToldOpenly, 1_000)
      expect(growth).toBeLessThan(LINEAR_GROWTH)
    },
  )
})
