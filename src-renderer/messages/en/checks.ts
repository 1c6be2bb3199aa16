/** What a rule's validators look at, in words; their names are part of the format of rules. */

/** What a reviewer reads most; others are read as their names say. */
const CHECKS: Readonly<Record<string, string>> = {
  payment_card: 'its issuer and check digit are those of a card',
  card_like: 'it has the form of a card number',
  card_mistyped: 'one digit away from a card number',
  payment_card_test: 'a card for tests',
  iban: 'the check digits of an IBAN, as long as its country has them',
  bic: 'the country and form of a BIC',
  us_routing_number: 'the check digit of a routing number',
  email: 'a mailbox of somebody, not of a program',
  phone_international: 'it can be dialled in its country',
  phone_digits: 'as many digits as a telephone has',
  phone_form: 'written as telephones are',
  phone_us: 'it can be dialled in the United States',
  phone_gb: 'it can be dialled in the United Kingdom',
  phone_de: 'it can be dialled in Germany',
  phone_fr: 'it can be dialled in France',
  ip_v4: 'a public address of one machine',
  ip_v6: 'a public address of one machine',
  mac: 'the address of one device',
  outside_number_sheet: 'it stands in no sheet of numbers',
  not_in_manual: 'it stands in no manual',
  not_placeholder: 'no stand-in for a value',
  not_published_jwt: 'no token of a published example',
  not_test_result: 'no result of a test',
  random_looking: 'it looks random',
  mixed_classes: 'lower case, upper case and digits',
  letter_and_digit: 'letters and digits',
  password_like: 'it looks like a password',
  told_password: 'somebody is told it as a password',
  generated_secret: 'the model of secrets takes it for one',
  typed_secret: 'it looks like a password, or drawn from signs of every kind',
  fits_vendor_form: 'it has its vendor’s form, where it begins like a vendor’s key',
  secret_value: 'no identifier, digest, path, version or name',
  key_material: 'a key stands in it',
  real_connection: 'an address that could be connected to',
  basic_credentials: 'it decodes to a name and a password',
  json_web_token: 'it decodes to a token',
  base58check: 'the check digits of base58',
  recovery_phrase: 'the words and check digits of a recovery phrase',
  marking_line: 'a line of its own, or the head of one',
  labelled_number: 'its label stands beside it',
  record_number: 'it has the form of a record number',
  titled_name: 'a name, and no office or state',
  hindi_name: 'words that names are made of',
  hebrew_name: 'words that names are made of',
  unquoted_street: 'no name in quotes, nor an owner of a work',
  street_number: 'a number that houses have',
  us_ssn_published: 'a number that was published',
  birth_date: 'a day on which somebody alive can be born',
  drops_what_was_told: 'it is about what the reader was told before',
  holds_invisible: 'letters that nobody sees stand in it',
  leetspeak: 'digits and signs stand for letters in it',
  mixed_scripts: 'letters of several scripts stand in one word',
}

/** Numbers that a country gives, by the two letters of its code. */
const NATIONAL = /^[a-z]{2}_/

/** @param named what its name says. */
export function checkWords(validator: string, named: (name: string) => string): string {
  const known = Object.hasOwn(CHECKS, validator) ? CHECKS[validator] : undefined
  if (known !== undefined) return known
  return NATIONAL.test(validator) ? 'the form and check digits of such numbers' : named(validator)
}
