/**
 * Names in small letters. Nothing but the place says that a word behind a greeting is a name, so what else people greet
 * there is listed: groups, kin, pet names, offices, and words that go on.
 */

import type { ValidatorMatch } from '../validator.ts'

/** Whom people greet without a name, and what else stands there, in the languages of the rules. */
const NO_NAME: ReadonlySet<string> = new Set(
  `abbonati abbonato abi abla abonada abonado abonnee abonnees abonnenten abonné abonnée abonnés adhérent adhérente
  adhérents admin admins again agent alexa all alla alle allemaal allen aller allerseits alles allihop alt alumnas
  alumni alumnos alunas alunos amica amici amico amies amiga amigas amigo amigos amis amore and angel användare
  anyone applicant applicants arkadaşlar assistant assistente associado attendee attendees auch aus babe baby back
  because best bestuur bewerber bewerberin bewoner bewoners bezoeker bezoekers bitte boss both boys bro bros brother
  brothers bruger brugere buren buurtbewoner buurtbewoners bye bénévoles candidat candidate candidates candidato
  candidatos candidats cardholder cardholders cardmember chat chatbot chef claimant claimants class client clienta
  cliente clientes clienti clients cliënt cliënten coaches colega colegas colleague colleagues collega colleghe
  colleghi collègue collègues come community compañera compañeras compañero compañeros condomini condomino condómino
  confrère congregation contribuinte contribuyente copropriétaires councillor councillors cousin customer customers
  dad daddy damen dames dank danke darling data dear deelnemer deelnemers dein deine delegate delegates desk dev
  devs dir docteur doctor does don donateur donateurs donor donors dottore dottoressa doutor doutora down dude
  editor either ekip elever eltern employee employees employer encore enfin equipo euch euer ever everybody everyone
  expert famiglia familia familias famille family far father fellow fellows finance first folks for foreldre
  forældre foundation founder freund freunde freundin friend friends from föräldrar für galera gang ganz gasten
  gebruiker gebruikers genitori genossen gente girl girls gjester god good goodbye google governor governors grandma
  grandpa grannar guest guests guys gäste gäster gæster hausverwaltung have heart help helpdesk here heren herren
  herzchen hier hiring hocam home homeowner homeowners honey house householder householders how hr huurder huurders
  huésped hóspede ich ihnen ihr ihre ihrer info inquilino inquilinos investor investors jeder jedes jij jongens
  jullie just kameraden kardeşim keep kids kinder kinderen kitty klant klanten klienci klient klienti koledzy
  kolegové koleżanki kollegen kolleger kolleginnen kollegor kund kunde kunden kunder kundin kundinnen kursister
  ladies landlord later leaseholder leaseholders lecteur lecteurs lector lectora lectores lectrice lectrices leden
  leerlingen legal leitor leitora leitores leser leserin leserinnen lettore lettori lettrice leute lezer lezers lid
  liebe lieber liebes liebling life little locataire locataires lot love lovely mad madam madame mailing mama maman
  mamma manager many marketing mate mates maître medewerker medewerkers medlemmar medlemmer meiden mein meine meines
  member members membre membres membri membro membros mensch miembro miembros mieszkańcy mieter mieterin millet miss
  mister mitarbeiter mitarbeiterin mitbewohner mitglied mitglieder moin mom mommy monde monsieur morning mother much
  mum mummy mutti mãe müşteri müşterilerimiz müşterimiz naboer nachbar nachbarn name neighbor neighbors neighbour
  neighbours new night nobody nochmal nochmals nutzer nutzerin office once one ops ospite ouder ouders our padres
  pais pane paní papa papi parent parents parishioners partner passenger passengers patient patientin patiënt
  patiënten państwo people per pessoal players please policyholder policyholders pour profesor profesora professor
  professora professore professoressa proveedor przyjaciele pupil pupils přátelé question quick quindi ragazza
  ragazze ragazzi ragazzo rated reader readers reception recruiter redactie redaktion regards relatie relaties
  resident residents rodiče rodzice runner résidents sales schatz schatzi schon schüler schülerinnen senhor senhora
  señor señora señores shareholder shareholders sinnvoll sir siri sirs sis sister sisters soci socia socias socio
  socios some somebody someone sometimes sorry sousedé sponsors sportfreunde staff still student studenten studenti
  students subscriber subscribers supplier suppliers support supporter supporters sweetheart sweetie system sócia
  sócio sócios sąsiedzi taxpayer taxpayers teacher team teams teilnehmer teilnehmerin teilnehmerinnen tenant tenants
  thanks thankyou that the there they this todas today todos together toi tous toute toutes traveller travellers
  trustee trustees tudo turma tutte tutti two uczestnicy uncle universe user users usuaria usuario usuarios usuária
  usuário usuários utente utenti vecina vecinas vecino vecinos veliler velkommen vendor venner vermieter verzorgers
  vicini vicino vielen visitor visitors vizinho vizinhos voisin voisine voisines voisins volontari volunteer
  volunteers von vous vriend vrienden vriendin vrijwilligers vänner vše všem všichni wait was welcome well what who
  why will wishes with words world wszyscy wszystkim yall yes you your zurueck zurück zusamen zusammen zákazníci
  zákazníku élèves étudiants üyemiz`.split(/\s+/),
)

/** A way in Malay and Indonesian, as guides are headed: `Cara memohon`. Who is greeted so has a sign behind the name. */
const WAY_BEFORE = /(?<!\p{L})cara $/iu
const GREETED = /^ ?[,!]/
const READ_BEFORE = 6

/** Whether a value in small letters may be somebody: no word of it is one that people greet or sign with in place of a name. */
export function writtenSmall(value: string, { groups, text, start, end }: ValidatorMatch): boolean {
  const isWay = WAY_BEFORE.test(text.slice(Math.max(0, start - READ_BEFORE), start))
  if (isWay && !GREETED.test(text.slice(end, end + 2))) return false
  return groups.title !== undefined || !value.split(/[ -]/).some((word) => NO_NAME.has(word))
}
