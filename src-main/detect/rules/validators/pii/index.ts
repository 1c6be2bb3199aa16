/** The names under which rule packs ask for checks of personal data. */

import { inARecord, nameInARecord } from '../../../in-a-record.ts'
import { inAnEntry, ofAPerson, ofSomebody } from '../../../of-a-person.ts'
import type { Validator } from '../validator.ts'
import {
  accountHandle,
  accountOfSomebody,
  mailboxNearby,
  profileOfSomebody,
} from './account-name.ts'
import * as americas from './americas.ts'
import * as asiaPacific from './asia-pacific.ts'
import {
  bic,
  czechAccount,
  frenchAccount,
  iban,
  mexicanAccount,
  notOfIban,
  polishAccount,
  spanishAccount,
  usRoutingNumber,
} from './bank-account.ts'
import { borneByOne, takenByOne } from './borne.ts'
import { birthDate, startsWithYearMonthDay, toldBirth } from './calendar.ts'
import { assignedHexAddress, base58CheckAddress, bech32Address } from './crypto-address.ts'
import { isDesk } from './desks.ts'
import * as easternEurope from './eastern-europe.ts'
import { personalEmail } from './email-address.ts'
import { illnessOfANamedPerson } from './illness-word.ts'
import {
  deviceUse,
  internetUse,
  loggedLine,
  notInManual,
  somebodysMachine,
} from './internet-use.ts'
import { deviceMac, privateIpv4, privateIpv6, publicIpv4, publicIpv6 } from './ip-address.ts'
import {
  documentNumber,
  formNumber,
  labelledNumber,
  licensePlate,
  numbersWithWords,
  ofABranch,
  recordNumber,
} from './labelled-number.ts'
import { mrzCard, mrzSecondLine } from './machine-readable-zone.ts'
import { mailSender } from './mail-sender.ts'
import * as middleEastAfrica from './middle-east-africa.ts'
import {
  addressOfSomebody,
  healthField,
  nameCell,
  oneAnswer,
  payOfOne,
  placeCell,
  toldInARecord,
  toldOfAPerson,
} from './name-cell.ts'
import * as northernEurope from './northern-europe.ts'
import { outsideNumberSheet } from './number-sheet.ts'
import { notOfThings, ofNoCompany } from './of-no-company.ts'
import { cardLikeNumber, mistypedCard, paymentCard, testCard } from './payment-card.ts'
import {
  dialableDigits,
  frenchPhone,
  germanPhone,
  internationalForm,
  internationalPhone,
  nationalPhone,
  phoneInProse,
  wrappedPhone,
} from './phone.ts'
import {
  firmAsParty,
  firmByTrade,
  firmName,
  firmOfItsOwn,
  ofNoDepartment,
  outsidePrograms,
  placeOfLetter,
} from './places-and-firms.ts'
import { saidInWords } from './said-in-words.ts'
import { noSample, ofNoThing } from './sample-number.ts'
import * as southernEurope from './southern-europe.ts'
import { speakerName } from './speaker-name.ts'
import { ofAHouse, ofNoMachine, streetCell, streetNumber, unquotedStreet } from './street-number.ts'
import { hebrewName, hindiName, nameOfARole, ofNoPlace, titledName } from './titled-name.ts'
import { vatNumber } from './vat-number.ts'
import * as westernEurope from './western-europe.ts'
import { writtenSmall } from './written-small.ts'

/** Entries for the register of validators; names are part of the rule pack format. */
export const PII_VALIDATORS = {
  payment_card: paymentCard,
  card_like: cardLikeNumber,
  card_mistyped: mistypedCard,
  payment_card_test: testCard,
  iban,
  bic,
  us_routing_number: usRoutingNumber,
  cz_account: czechAccount,
  es_account: spanishAccount,
  fr_account: frenchAccount,
  mx_account: mexicanAccount,
  pl_account: polishAccount,
  not_of_iban: notOfIban,
  no_sample: noSample,
  of_no_thing: ofNoThing,
  one_answer: oneAnswer,
  profile_of_somebody: profileOfSomebody,

  email: personalEmail,
  phone_international: internationalPhone,
  phone_digits: dialableDigits,
  phone_form: internationalForm,
  phone_us: nationalPhone('US'),
  phone_gb: nationalPhone('GB'),
  phone_de: germanPhone,
  phone_fr: frenchPhone,
  phone_in_prose: phoneInProse,
  phone_wrapped: wrappedPhone,
  ip_v4: publicIpv4,
  ip_v6: publicIpv6,
  ip_v4_private: privateIpv4,
  ip_v6_private: privateIpv6,
  somebodys_machine: somebodysMachine,
  mac: deviceMac,
  internet_use: internetUse,
  device_use: deviceUse,
  logged_line: loggedLine,
  not_in_manual: notInManual,
  birth_date: birthDate,
  told_birth: toldBirth,
  written_small: writtenSmall,
  street_cell: streetCell,
  of_no_machine: ofNoMachine,
  street_number: streetNumber,
  unquoted_street: unquotedStreet,
  of_a_house: ofAHouse,
  outside_number_sheet: outsideNumberSheet,
  vat_number: vatNumber,
  document_number: documentNumber,
  labelled_number: labelledNumber,
  numbers_with_words: numbersWithWords,
  of_a_branch: ofABranch,
  license_plate: licensePlate,
  record_number: recordNumber,
  account_of_somebody: accountOfSomebody,
  account_handle: accountHandle,
  mailbox_nearby: mailboxNearby,
  of_no_company: ofNoCompany,
  firm_as_party: firmAsParty,
  firm_name: firmName,
  firm_by_trade: firmByTrade,
  firm_of_its_own: firmOfItsOwn,
  of_no_department: ofNoDepartment,
  place_of_letter: placeOfLetter,
  outside_programs: outsidePrograms,
  not_of_things: notOfThings,
  somebody_to_call: (name) => !isDesk(name),
  titled_name: titledName,
  name_of_a_role: nameOfARole,
  of_no_place: ofNoPlace,
  mail_sender: mailSender,
  speaker_name: speakerName,
  hindi_name: hindiName,
  hebrew_name: hebrewName,
  name_cell: nameCell,
  told_of_a_person: toldOfAPerson,
  health_field: healthField,
  in_a_record: inARecord,
  name_in_a_record: nameInARecord,
  address_of_somebody: addressOfSomebody,
  pay_of_one: payOfOne,
  told_in_a_record: toldInARecord,
  form_number: formNumber,
  place_cell: placeCell,
  in_an_entry: inAnEntry,
  of_a_person: ofAPerson,
  illness_of_a_named_person: illnessOfANamedPerson,
  of_somebody: ofSomebody,
  borne_by_one: borneByOne,
  taken_by_one: takenByOne,
  said_in_words: saidInWords,
  base58_address: base58CheckAddress,
  bech32: bech32Address,
  hex_address: assignedHexAddress,
  mrz_second_line: mrzSecondLine,
  mrz_card: mrzCard,

  at_svnr: westernEurope.austrianInsuranceNumber,
  be_national_number: westernEurope.belgianNationalNumber,
  ch_ahv: westernEurope.swissAhvNumber,
  de_health_number: westernEurope.germanHealthNumber,
  de_id_card: westernEurope.germanIdCard,
  de_pension_number: westernEurope.germanPensionNumber,
  de_tax_id: westernEurope.germanTaxId,
  fr_nir: westernEurope.frenchInsuranceNumber,
  gb_nhs: westernEurope.nhsNumber,
  gb_nino: westernEurope.britishInsuranceNumber,
  ie_pps: westernEurope.irishPpsNumber,
  nl_bsn: westernEurope.dutchCitizenNumber,

  es_identity: southernEurope.spanishIdentityNumber,
  es_insurance: southernEurope.spanishInsuranceNumber,
  gr_afm: southernEurope.greekTaxNumber,
  gr_amka: southernEurope.greekInsuranceNumber,
  it_tax_code: southernEurope.italianTaxCode,
  pt_nif: southernEurope.portugueseTaxNumber,
  tr_identity: southernEurope.turkishIdentityNumber,

  baltic_code: northernEurope.balticPersonalCode,
  dk_cpr: northernEurope.danishPersonNumber,
  fi_hetu: northernEurope.finnishIdentityCode,
  is_kennitala: northernEurope.icelandicIdentityNumber,
  lv_personal_code: northernEurope.latvianPersonalCode,
  no_birth_number: northernEurope.norwegianBirthNumber,
  se_personal_number: northernEurope.swedishPersonalNumber,

  by_personal_number: easternEurope.belarusianPersonalNumber,
  bg_egn: easternEurope.bulgarianPersonalNumber,
  cz_birth_number: easternEurope.czechoslovakBirthNumber,
  hr_oib: easternEurope.croatianIdentityNumber,
  hu_taj: easternEurope.hungarianInsuranceNumber,
  jmbg: easternEurope.yugoslavMasterNumber,
  pl_nip: easternEurope.polishTaxNumber,
  pl_pesel: easternEurope.polishPesel,
  ro_cnp: easternEurope.romanianPersonalCode,
  ru_inn: easternEurope.russianTaxNumber,
  ru_snils: easternEurope.russianInsuranceNumber,
  ua_rnokpp: easternEurope.ukrainianTaxNumber,

  ar_cuil: americas.argentineTaxNumber,
  br_cnpj: americas.brazilianCompanyNumber,
  br_cpf: americas.brazilianPersonNumber,
  ca_sin: americas.canadianInsuranceNumber,
  cl_rut: americas.chileanTaxNumber,
  ec_cedula: americas.ecuadorianIdentityNumber,
  mx_curp: americas.mexicanPopulationCode,
  mx_rfc: americas.mexicanTaxCode,
  mx_rfc_checked: americas.checkedMexicanTaxCode,
  us_ein: americas.usEmployerNumber,
  us_itin: americas.usTaxpayerNumber,
  us_npi: americas.usProviderNumber,
  us_ssn: americas.usSocialSecurityNumber,
  us_ssn_published: americas.publishedSocialSecurityNumber,
  uy_ci: americas.uruguayanIdentityNumber,

  au_medicare: asiaPacific.australianMedicareNumber,
  au_tfn: asiaPacific.australianTaxNumber,
  cn_resident: asiaPacific.chineseResidentNumber,
  hk_identity: asiaPacific.hongKongIdentityNumber,
  id_nik: asiaPacific.indonesianPopulationNumber,
  in_aadhaar: asiaPacific.indianAadhaar,
  jp_individual: asiaPacific.japaneseIndividualNumber,
  kz_iin: asiaPacific.kazakhIdentityNumber,
  lk_nic: asiaPacific.sriLankanIdentityNumber,
  kr_resident: asiaPacific.koreanResidentNumber,
  my_kad: startsWithYearMonthDay,
  nz_ird: asiaPacific.newZealandTaxNumber,
  sg_identity: asiaPacific.singaporeIdentityNumber,
  th_citizen: asiaPacific.thaiCitizenNumber,
  tw_identity: asiaPacific.taiwaneseIdentityNumber,

  ae_identity: middleEastAfrica.emiratesIdentityNumber,
  eg_national: middleEastAfrica.egyptianNationalNumber,
  il_identity: middleEastAfrica.israeliIdentityNumber,
  ir_national_code: middleEastAfrica.iranianNationalCode,
  kw_civil_number: middleEastAfrica.kuwaitiCivilNumber,
  sa_identity: middleEastAfrica.saudiIdentityNumber,
  za_identity: middleEastAfrica.southAfricanIdentityNumber,
} satisfies Record<string, Validator>
