/**
 * Every validator a rule pack can name.
 *
 * A family of validators lives in a file or folder of its own and is added here
 * once; rule packs then use the names.
 */

import { extortsByExposure, extortsByTaking } from '../../extortion.ts'
import {
  accountPassword,
  besideAccount,
  chosenPassword,
  routerKey,
  toldOnce,
} from './chosen-password.ts'
import { companyFigures, keptPaper, payLines, rowsOfPay } from './company-papers.ts'
import {
  basicCredentials,
  credentialRows,
  encodedSecret,
  notPrinted,
  notTestResult,
  passphraseOfWords,
  passwordLike,
  passwordWithin,
  realConnection,
  secretValue,
  toldPassword,
  typedSecret,
} from './credentials.ts'
import { drawnKey, drawnKeyPastZeros, drawnLetters, signedToken } from './drawn-key.ts'
import { againstOwner } from './injection/against-owner.ts'
import { askedAgainstOwner, askedBehindBacks } from './injection/asked-of-program.ts'
import { askedToBuildIn } from './injection/asked-to-build-in.ts'
import { dropsWhatWasTold } from './injection/earlier-words.ts'
import { saidToReader } from './injection/said-to-reader.ts'
import { toBeDone } from './injection/to-be-done.ts'
import {
  holdsInvisible,
  mixesScripts,
  readsAsLeetspeak,
  standsAmongMixedWords,
  writesLettersAsDigits,
} from './injection/unicode-tricks.ts'
import { unrelatedToText } from './injection/unrelated.ts'
import {
  base58check,
  fitsVendorForm,
  jsonWebToken,
  notHostName,
  notPublishedJwt,
  recoveryPhrase,
} from './key-formats.ts'
import { heading, markingLine, personalColumns, rowsWithAddresses } from './layout.ts'
import { keyMaterial } from './pem.ts'
import { PII_VALIDATORS } from './pii/index.ts'
import { notPlaceholder } from './placeholder.ts'
import { letterAndDigit, mixedClasses, randomLooking } from './randomness.ts'
import { checkedPhrase } from './recovery-phrase.ts'
import { generatedSecret, isOpen } from './secret-model.ts'
import { troubleNearby } from './threat/account-trouble.ts'
import { askedInEarnest, harmsSomebody } from './threat/harmed.ts'
import { HATRED_VALIDATORS, ownSlur } from './threat/hatred.ts'
import { ownMenace, ownSeriousWords, ownWords } from './threat/menace.ts'
import {
  hasPublicNumber,
  hidesHostBehindUser,
  looksLikeBrand,
  namesBrandElsewhere,
  promisesTrust,
  showsOtherHost,
} from './threat/phishing-address.ts'
import { pretendsToSend } from './threat/sender.ts'
import { toldCode } from './told-code.ts'
import { ownSetting, toldEntryCode, toldInWords, toldKey } from './told-in-words.ts'
import type { Validator } from './validator.ts'

export type { Validator, ValidatorMatch } from './validator.ts'

/** Name to check. A map, so that a pack cannot name a member of `Object.prototype`. */
export const VALIDATORS: ReadonlyMap<string, Validator> = new Map<string, Validator>(
  Object.entries({
    account_password: accountPassword,
    asked_to_build_in: askedToBuildIn,
    base58check,
    basic_credentials: basicCredentials,
    beside_account: besideAccount,
    checked_phrase: checkedPhrase,
    chosen_password: chosenPassword,
    credential_rows: credentialRows,
    drawn_key: drawnKey,
    drawn_key_past_zeros: drawnKeyPastZeros,
    drawn_letters: drawnLetters,
    drops_what_was_told: dropsWhatWasTold,
    said_to_reader: saidToReader,
    to_be_done: toBeDone,
    unrelated_to_text: unrelatedToText,
    encoded_secret: encodedSecret,
    fits_vendor_form: fitsVendorForm,
    generated_secret: generatedSecret,
    holds_invisible: holdsInvisible,
    json_web_token: jsonWebToken,
    kept_secret: isOpen,
    kept_paper: keptPaper,
    key_material: keyMaterial,
    letter_and_digit: letterAndDigit,
    leetspeak: readsAsLeetspeak,
    letters_as_digits: writesLettersAsDigits,
    heading,
    marking_line: markingLine,
    mixed_classes: mixedClasses,
    mixed_scripts: mixesScripts,
    mixed_scripts_nearby: standsAmongMixedWords,
    not_host_name: notHostName,
    not_placeholder: notPlaceholder,
    not_printed: notPrinted,
    not_published_jwt: notPublishedJwt,
    not_test_result: notTestResult,
    passphrase_of_words: passphraseOfWords,
    company_figures: companyFigures,
    pay_lines: payLines,
    password_like: passwordLike,
    password_within: passwordWithin,
    personal_columns: personalColumns,
    random_looking: randomLooking,
    real_connection: realConnection,
    recovery_phrase: recoveryPhrase,
    router_key: routerKey,
    rows_with_addresses: rowsWithAddresses,
    rows_of_pay: rowsOfPay,
    secret_value: secretValue,
    signed_token: signedToken,
    told_code: toldCode,
    told_entry_code: toldEntryCode,
    told_in_words: toldInWords,
    told_key: toldKey,
    told_once: toldOnce,
    told_password: toldPassword,
    typed_secret: typedSecret,
    hides_host_behind_user: hidesHostBehindUser,
    looks_like_brand: looksLikeBrand,
    names_brand_elsewhere: namesBrandElsewhere,
    promises_trust: promisesTrust,
    public_number_host: hasPublicNumber,
    shows_other_host: showsOtherHost,
    against_owner: againstOwner,
    asked_against_owner: askedAgainstOwner,
    asked_behind_backs: askedBehindBacks,
    extorts_by_exposure: extortsByExposure,
    extorts_by_taking: extortsByTaking,
    own_setting: ownSetting,
    own_serious_words: ownSeriousWords,
    own_menace: ownMenace,
    own_slur: ownSlur,
    own_words: ownWords,
    asked_in_earnest: askedInEarnest,
    harms_somebody: harmsSomebody,
    pretends_to_send: pretendsToSend,
    trouble_nearby: troubleNearby,
    ...HATRED_VALIDATORS,
    ...PII_VALIDATORS,
  }),
)
