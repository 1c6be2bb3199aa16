/**
 * Texts of study and of sights: whoever is named in them has given a name to a law, a test or a method, has made history, or
 * has written, painted or composed something long ago. Such a sheet often has no dates, so that only the company of the names
 * tells: three different ones that everybody knows, and one in so many signs. Names that many people of today bear (Weber, Taylor, Otto), units and illnesses do not count:
 * they stand in lists of staff, in data sheets and in notes on patients, too. Rooms and servers are called after the
 * others, so that where a colleague is named in full, whoever is named by one word is a colleague as well.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { isTitled } from '../../../detect/titled.ts'
import { lineStart } from '../lines.ts'

/** Laws, tests, methods and theorems are called after these. */
const OF_SCIENCE = `
  ampère archimedes arrhenius avogadro banach bayes bellman bernoulli bessel biot boltzmann bolzano boole borel brouwer büchner bunsen butterworth
  carnot cartan cauchy cavendish chebyshev tschebyscheff clapeyron clausius copernicus coriolis coulomb curie darwin descartes dijkstra diophantus dirac dirichlet
  einstein erlenmeyer euclid euklid euler faraday fehling fermat fermi feynman fibonacci fizeau foucault fourier fraunhofer fresnel frobenius fubini galilei galileo galois galvani
  gauss gauß gay-lussac gibbs gödel grassmann grignard hadamard hausdorff heisenberg helmholtz hermite hilbert huygens jacobi kahan kepler kirchhoff kjeldahl kolmogorov kruskal
  lagrange laplace laurent lebesgue legendre leibniz lenz levenberg liebig liouville lorentz mann-whitney marquardt mendeleev mendelejew michelson millikan minkowski möbius
  nernst noether nyquist peano planck poincaré poisson pythagoras ramanujan rayleigh riccati riemann runge-kutta rutherford rydberg schrödinger shannon shapiro-wilk smirnov
  snellius soxhlet spearman thales tollens torricelli turing vandermonde weierstrass weierstraß wheatstone wilcoxon`
/** Rulers, captains, reformers and writers of long ago, as the languages that we know best call them. */
const OF_THE_PAST = `
  alarich almagro aristotle aristoteles aristote atahualpa atatürk aurelius avicenna barbaros barbarossa becket beethoven bismarck bixio boleyn bolívar bonaparte boudica
  caesar cäsar cajetan caligula calvin cavour charlemagne childéric chlodwig cicero clausewitz cleopatra clovis colón columbus confucius cortés cranmer crispi
  danton darius disraeli elcano erasmus fouché garibaldi genghis hadrian hannibal hasdrubal herodes herodotus justinian kleopatra kolumbus konfuzius köprülü krzywousty kubilai
  lafayette lenin luther machiavelli magellan magellano marat mazarin mazzini melanchthon metternich michelangelo mirabeau moctezuma montezuma mozart müntzer napoleon napoléon napoleone napoleón
  odoacer pericles perikles petrarca pisacane pizarro platon plutarch pompey pompeius ramses richelieu robespierre romulus rousseau saladin savonarola scipio scipione seneca
  sobieski socrates sokrates sócrates suetonius suleiman süleyman sulla tacitus talleyrand tamerlane themistocles theoderich thukydides tiberius trajan vauban vercingetorix vespasian voltaire
  wycliffe xerxes zenobia zwingli łokietek chrobry jagiełło batory kościuszko poniatowski žižka přemysl
  колумб наполеон суворов кутузов ермак мазепа хмельницкий цезарь
  κολοκοτρώνης μιαούλης κανάρης μπουμπουλίνα παπαφλέσσας ιμπραήμ καποδίστριας περικλής σωκράτης λεωνίδας`
/** Composers, painters, architects and writers who died in the last century or before, of whom guides and programmes tell by the family name alone. */
const OF_THE_ARTS = `
  haydn schubert brahms chopin liszt rossini puccini donizetti vivaldi monteverdi palestrina tchaikovsky tschaikowsky tchaïkovski dvořák dvorak smetana janáček debussy satie berlioz bizet gounod mahler bruckner stravinsky
  strawinsky prokofiev prokofjew shostakovich schostakowitsch rachmaninoff rachmaninov mussorgsky mussorgski sibelius grieg bartók kodály gershwin händel handel telemann buxtehude rameau couperin scarlatti albéniz
  klimt schiele kokoschka picasso dalí miró goya velázquez zurbarán rembrandt vermeer rubens bruegel brueghel dürer cranach holbein altdorfer caravaggio raffael raffaello tizian titian tiziano tintoretto botticelli giotto mantegna
  canaletto tiepolo bernini borromini palladio bramante brunelleschi donatello vasari canova rodin monet manet degas renoir cézanne gauguin matisse braque delacroix ingres géricault courbet chagall kandinsky mondrian munch malevich
  malewitsch hokusai hiroshige gainsborough hogarth lalique gaudí siqueiros gropius corbusier schinkel modigliani toulouse-lautrec kollwitz feininger tischbein spitzweg lenbach
  flaubert balzac zola proust stendhal baudelaire rimbaud verlaine molière racine corneille maupassant mallarmé apollinaire tolstoy tolstoi tolstoj dostoevsky dostojewski dostoïevski chekhov tschechow tchekhov pushkin puschkin gogol
  michelangelo poussin fragonard watteau corot sisley bonnard vuillard chardin elgar purcell britten hindemith poulenc messiaen massenet meyerbeer offenbach sartre beauvoir camus beckett ionesco orwell tolkien hemingway steinbeck faulkner nabokov pasternak
  goldoni ariosto foscolo carducci pascoli montale ungaretti calvino pavese saramago borges neruda cortázar rulfo baroja galdós valle-inclán tàpies chillida oteiza sorolla murillo veronese carpaccio
  turgenev turgenjew tourgueniev shakespeare dickens wordsworth tennyson goethe hölderlin kleist novalis eichendorff hofmannsthal kafka rilke brecht tucholsky ringelnatz boccaccio manzoni leopardi pirandello d'annunzio cervantes
  calderón quevedo góngora unamuno camões pessoa ibsen strindberg mickiewicz słowacki norwid wyspiański matejko chełmoński petőfi kossuth széchenyi eminescu brâncuși caragiale lönnrot runeberg komenský
  шевченка пушкін пушкин пушкина гоголь гоголя толстой толстого достоевский чехов чехова тургенев лермонтов бетховен моцарт чайковский рахманинов репин рєпін шишкин айвазовский айвазовський примаченко сковорода`
/** Of those of the arts the names that many who live today have too, as a family name or a given one. */
const OF_MANY = `
  baroja beckett bonnard borges brecht britten bruckner calderón camus carducci cervantes cortázar elgar galdós góngora chardin delacroix dickens donatello dvorak dvořák faulkner gogol goya händel handel hemingway janáček
  kafka kleist kokoschka leopardi mahler manzoni matejko miró montale munch murillo neruda offenbach pascoli pessoa poussin purcell quevedo racine raffael raffaello rubens saramago schinkel schubert smetana
  steinbeck tennyson titian tizian tiziano verlaine vermeer veronese wordsworth zola`
const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))
const ARTISTS = wordsOf(OF_THE_ARTS)
const MAKERS: ReadonlySet<string> = ARTISTS.difference(wordsOf(OF_MANY))
const OF_STUDY = wordsOf(`${OF_SCIENCE} ${OF_THE_PAST}`)
const KNOWN: ReadonlySet<string> = OF_STUDY.union(ARTISTS)
/** So many different ones make it such a text, one in so many UTF-16 units; a longer text is a book, which other signs tell. */
const FEWEST = 3
const UNITS_EACH = 300
const LONGEST = 12_000
const NAME = /(?<![\p{L}\p{N}’'-])\p{Lu}[\p{L}\p{M}]{2,24}(?:-\p{Lu}[\p{L}\p{M}]{2,24})?/gu
const PARTS = /[\p{L}\p{M}]{3,}/gu
/** A street, a school or a hall is called after somebody, and stands where people live. */
const PLACE_BEFORE =
  /(?:^|[^\p{L}])(?:via|viale|piazza|corso|rue|place|avenue|boulevard|quai|calle|plaza|avenida|rua|praça|ulica|ul\.|liceo|lycée|collège|schloss|hotel) $/iu
const PLACE_BEHIND =
  /^(?:[ -](?:street|road|avenue|square|hall|school|college|platz|straße|weg|allee|gymnasium)|straat|gatan)(?!\p{L})/iu
/** UTF-16 units that are read on either side of a name. */
const READ = 24

/**
 * Tells of the names of a text whether study has them: a known one, and one word in a line with such where none of the people
 * there is of today. O(n).
 * @param people whoever was found in the text
 */
export function knownFromStudy(text: string, people: readonly Range[]): (name: Range) => boolean {
  if (text.length > LONGEST) return () => false
  const known = Array.from(text.matchAll(NAME)).filter(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - READ), index)
    const after = text.slice(index + word.length, index + word.length + READ)
    return isKnown(word) && !PLACE_BEFORE.test(before) && !PLACE_BEHIND.test(after)
  })
  const company = new Set(known.map(({ 0: word }) => word))
  if (company.size < Math.max(FEWEST, text.length / UNITS_EACH)) return () => false
  // Whoever shows sights to somebody stands beside painters in his line, and beside laws of physics seldom.
  const ofStudy = known.filter(({ 0: word }) => OF_STUDY.has(word.toLowerCase()))
  const lines = new Set(ofStudy.map(({ index }) => lineStart(text, index)))
  // Whoever has a title is somebody of today.
  const isOfToday = (each: Range) =>
    isTitled(text, each) || (isOfWords(text, each) && !isKnown(text.slice(each.start, each.end)))
  const goAlong = !people.some(isOfToday)
  return (each) =>
    !isTitled(text, each) &&
    (isKnown(text.slice(each.start, each.end)) ||
      (goAlong && !isOfWords(text, each) && lines.has(lineStart(text, each.start))))
}

/** Whether a name has two words or more. */
function isOfWords(text: string, { start, end }: Range): boolean {
  return /\s/.test(text.slice(start, end))
}

/** Whether a name is known as a whole or by one of its words. */
function isKnown(name: string): boolean {
  const small = name.toLowerCase()
  return KNOWN.has(small) || (small.match(PARTS) ?? []).some((word) => KNOWN.has(word))
}

/** Whether a name is the family name alone of somebody of the arts whom guides and programmes call so, and hardly anybody's today. */
export function isOfTheArts(name: string): boolean {
  return MAKERS.has(name.toLowerCase())
}
