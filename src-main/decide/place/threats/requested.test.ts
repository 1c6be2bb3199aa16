import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { isRequested } from './requested.ts'

const whole = (text: string) => isRequested(text, { start: 0, end: text.length })

describe('a message whose reader may do nothing', () => {
  it.each([
    'Use this link within an hour: https://accounts.example/reset. If you did not ask for this, ignore this mail.',
    'Your code is 482913. If this wasn’t you, no action is needed.',
    'If you didn’t sign up using this address, you can safely delete this message.',
    'Ihr Link gilt eine Stunde. Falls Sie kein neues Passwort wollten oder es nicht waren, können Sie diese Mail ignorieren.',
    "Si vous n'êtes pas à l'origine de cette demande, ignorez ce message.",
    'Si usted no ha pedido este cambio, ignore este correo.',
    'Si no te has apuntado, no hagas nada.',
    'Falls du das nicht warst, musst du nichts tun.',
    "Si tu n'as pas créé de compte, tu n'as rien à faire.",
    'Se non ti sei registrato, ignora questa mail.',
    'Jeżeli to nie Ty, nic nie musisz robić.',
    'Se non hai richiesto tu la modifica, ignora questa mail.',
    'Se não foi você, ignore esta mensagem.',
    'Bu istek sizden gelmediyse bu e-postayı dikkate almayın.',
    'お心当たりのない場合は、このメールを破棄してください。',
    'The new card comes by post. There is nothing for you to do.',
    'You don’t need to confirm any details.',
    'Your card stays as it is. No action is needed.',
    'Aktivieren Sie die Karte am Automaten. Sie müssen keine Daten bestätigen.',
    'Uw pincode blijft gelijk. U hoeft niets te doen.',
    "Le code reste le même, vous n'avez rien à faire.",
    'Il PIN resta uguale: non deve fare nulla.',
    'Não é preciso atualizar nenhum dado.',
    'Nie trzeba nic robić ani potwierdzać danych.',
    'Подтверждать данные не требуется.',
    'お客様のお手続きは不要です。',
    '您无需任何操作。',
  ])('says so: %s', (text) => {
    expect(whole(text)).toBe(true)
  })

  it.each([
    'If you have not updated your details recently, please don’t ignore this message.',
    'If you did not make this purchase, call our fraud line at once.',
    'If this was not you, sign in below to cancel the transfer.',
    'Ignore this mail and your account is closed.',
    'Si no has confirmado tus datos, haz clic aquí hoy mismo.',
    'Falls du nicht bestätigst, wird dein Konto gesperrt.',
    'If you do nothing, your account is closed.',
    'If this does not apply to your setup, no action is required.',
    'Sie müssen Ihre Daten bestätigen, sonst wird Ihr Konto gesperrt.',
    'Non deve fare altro che confermare i dati della carta.',
    'Urgent action is required.',
  ])('does not ask for anything else: %s', (text) => {
    expect(whole(text)).toBe(false)
  })

  it.each(['sie müssen keine ', 'nie musi nic ', 'no action ', 'non deve '])(
    'takes time that grows no faster than the text: %s',
    async (part) => {
      expect(await growthOf((size) => part.repeat(size), whole, 1_000)).toBeLessThan(LINEAR_GROWTH)
    },
  )
})
