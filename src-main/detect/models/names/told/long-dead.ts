/**
 * People known in many countries who are dead, nearly all of them since the last century or long before, and after whom rooms, themes,
 * laws and prizes are called: whoever reads their whole name thinks of nobody else. Names that many have, Carl Nielsen or
 * Henry Moore, are left out, and of single ones those that families have today. Some are known to everybody in one country
 * alone, in whose language they stand here.
 */

import { once } from '../../../../../src-shared/model/once.ts'
import { LONG_DEAD_MAKERS } from './long-dead-makers.ts'
import { LONG_DEAD_OTHERS } from './long-dead-others.ts'

const OF_ALL_KINDS = `
  Abraham Lincoln|Ada Lovelace|Agatha Christie|Alan Turing|Albert Camus|Albert Einstein|Albert Schweitzer
  |Alexander Graham Bell|Alexander von Humboldt|Alfred Hitchcock|Alfred Nobel|Amelia Earhart|Andrea Mantegna
  |Andrea Palladio|Antoine de Saint-Exupéry|Anton Bruckner|Anton Chekhov|Anton Tchekhov|Anton Tschechow|Antoni Gaudí
  |Antonio Vivaldi|Antonín Dvořák|Archimedes|Aristotle|Auguste Rodin|Beethoven|Benjamin Franklin|Bertha von Suttner
  |Bertolt Brecht|Billie Holiday|Blaise Pascal|Boccaccio|Botticelli|Brahms|Buster Keaton|Caravaggio
  |Carl Friedrich Gauss|Carl Friedrich Gauß|Carl Linnaeus|Carl von Linné|Carl von Ossietzky|Charles Baudelaire
  |Charles Darwin|Charles Dickens|Charlie Chaplin|Charlotte Brontë|Chopin|Christoph Columbus|Christopher Columbus
  |Clara Schumann|Clara Zetkin|Claude Debussy|Claude Monet|Confucius|Copernicus|Cristóbal Colón|Dante Alighieri
  |Debussy|Descartes|Diego Rivera|Dietrich Bonhoeffer|Dmitri Schostakowitsch|Dmitri Shostakovich|Dostoevsky|Duke Ellington
  |Edgar Allan Poe|Edgar Degas|Edith Piaf|Edvard Grieg|Edvard Munch|Edward Elgar|Ella Fitzgerald|Elvis Presley
  |Emile Zola|Emily Brontë|Emmy Noether|Enid Blyton|Erich Kästner|Erich Maria Remarque|Ernest Hemingway
  |Ernest Rutherford|Erwin Schrödinger|Eugène Delacroix|Evariste Galois|F. Scott Fitzgerald|Federico García Lorca
  |Felix Mendelssohn|Ferdinand Magellan|Florence Nightingale|Francisco de Goya|Francisco Goya|Frank Lloyd Wright
  |Franz Kafka|Franz Liszt|Franz Schubert|Frederic Chopin|Friedrich Engels|Friedrich Hölderlin|Friedrich Nietzsche
  |Frida Kahlo|Friedrich Schiller|Fryderyk Chopin|Frédéric Chopin|Fyodor Dostoevsky|Gaetano Donizetti|Galileo Galilei
  |Georg Friedrich Händel|Georg Wilhelm Friedrich Hegel|George Bernard Shaw|George Frideric Handel|George Gershwin
  |George Orwell|George Sand|George Washington|Georges Bizet|Giacomo Puccini|Gioachino Rossini|Giuseppe Garibaldi
  |Giuseppe Mazzini|Giuseppe Verdi|Goethe|Gottfried Wilhelm Leibniz|Gotthold Ephraim Lessing|Gregor Mendel
  |Guglielmo Marconi|Gustav Holst|Gustav Klimt|Gustav Mahler|Gustave Eiffel|Gustave Flaubert|Guy de Maupassant
  |Hannah Arendt|Hans Christian Andersen|Harriet Tubman|Hector Berlioz|Hedy Lamarr|Heinrich Böll|Heinrich Heine
  |Heinrich Schütz|Heinrich von Kleist|Henri Matisse|Henri Poincaré|Henrik Ibsen|Herman Melville|Hermann Hesse
  |Hieronymus Bosch|Hildegard von Bingen|Hippocrates|Honoré de Balzac|Humphrey Bogart|Igor Stravinsky|Igor Strawinsky
  |Immanuel Kant|Isaac Newton|J. R. R. Tolkien|J.R.R. Tolkien|James Joyce|Jan Matejko|Jan Vermeer|Jane Austen
  |Jean Jaurès|Jean Sibelius|Jean-Jacques Rousseau|Jean-Paul Sartre|Jeanne d'Arc|Jeanne d’Arc|Joan of Arc
  |Johann Sebastian Bach|Johann Wolfgang Goethe|Johann Wolfgang von Goethe|Johannes Brahms|Johannes Gutenberg
  |Johannes Kepler|Johannes Vermeer|John Coltrane|John F. Kennedy|John Keats|John Steinbeck|Jonathan Swift
  |Joseph Haydn|Juana de Arco|Jules Ferry|Jules Verne|Julius Caesar|Kandinsky|Karl Liebknecht|Karl Marx|Kurt Tucholsky
  |Kurt Weill|Käthe Kollwitz|Laurence Sterne|Le Corbusier|Leo Tolstoi|Leo Tolstoy|Leonardo da Vinci|Leoš Janáček
  |Lewis Carroll|Lise Meitner|Lope de Vega|Lord Byron|Louis Armstrong|Louis Braille|Louis Pasteur|Lucy Maud Montgomery
  |Ludwig van Beethoven|Ludwig Wittgenstein|Machiavelli|Mahatma Gandhi|Marcel Proust|Marco Polo|Maria Callas
  |Maria Montessori|Maria Skłodowska-Curie|Marie Curie|Marie Skłodowska-Curie|Marilyn Monroe|Mark Twain
  |Marlene Dietrich|Martin Luther King|Martin Luther King Jr.|Maurice Ravel|Max Planck|Max Reger|Maximilian Kolbe
  |Michael Faraday|Michelangelo Buonarroti|Miguel de Cervantes|Miguel de Unamuno|Mikołaj Kopernik|Modest Mussorgsky
  |Molière|Mozart|Napoleon Bonaparte|Napoléon Bonaparte|Niccolò Machiavelli|Niccolò Paganini|Nicolaus Copernicus
  |Niels Bohr|Nietzsche|Nikola Tesla|Nikolai Gogol|Oliver Cromwell|Oscar Wilde|Otto von Bismarck|Pablo Casals
  |Pablo Neruda|Pablo Picasso|Paganini|Paul Cézanne|Paul Gauguin|Paul Klee|Pierre Curie|Pierre de Fermat
  |Piet Mondriaan|Piet Mondrian|Pieter Bruegel|Plato|Puccini|Pyotr Tchaikovsky|Pythagoras|Rabindranath Tagore
  |Rachmaninoff|Rachmaninov|Rainer Maria Rilke|Raoul Wallenberg|Rembrandt|Rembrandt van Rijn|René Descartes
  |Robert Louis Stevenson|Romain Rolland|Rosa Luxemburg|Rosalind Franklin|Rudyard Kipling|Salvador Allende
  |Samuel Pepys|Schopenhauer|Selma Lagerlöf|Shakespeare|Shostakovich|Sibelius|Sigmund Freud|Simón Bolívar|Stefan Zweig
  |Stravinsky|Sylvia Plath|Søren Kierkegaard|T. S. Eliot|Tchaikovsky|Theodor Fontane|Theodor Heuss|Thomas Alva Edison
  |Thomas Edison|Thomas Müntzer|Tolstoj|Tolstoy|Tomáš Garrigue Masaryk|Toulouse-Lautrec|Tschaikowsky|Tutankhamun
  |Umberto Boccioni|Van Gogh|Vasco da Gama|Victor Hugo|Vincent van Gogh|Virginia Woolf|Vivaldi|Voltaire|Walt Disney
  |Walt Whitman|Wassily Kandinsky|William Shakespeare|Winston Churchill|Wolfgang Amadeus Mozart|Édith Piaf|Émile Zola
  |Александр Пушкин|Антон Чехов|Лев Толстой|Леся Українка|Тарас Шевченко|Фёдор Достоевский|Юрий Гагарин|Іван Франко
  |ابن خلدون|ابن سينا
  |Adam Mickiewicz|Juliusz Słowacki|Henryk Sienkiewicz|Bolesław Prus|Stanisław Wyspiański|Tadeusz Kościuszko|Józef Piłsudski
  |Cyprian Kamil Norwid|Olga Boznańska|Jacek Malczewski|Józef Chełmoński|Stanisław Moniuszko|Ignacy Jan Paderewski|Maria Konopnicka|Janusz Korczak
  |Bedřich Smetana|Božena Němcová|Jan Hus|Jan Amos Komenský|Karel Čapek|Alfons Mucha|Petőfi Sándor|Széchenyi István|Kossuth Lajos
  |Liszt Ferenc|Bartók Béla|Kodály Zoltán|József Attila|Ady Endre|Jókai Mór|Semmelweis Ignác|Mátyás király|Kosztolányi Dezső
  |Mihai Eminescu|Ion Creangă|Ion Luca Caragiale|Constantin Brâncuși|George Enescu|Mustafa Kemal Atatürk|Yunus Emre|Mimar Sinan|Nazım Hikmet
  |Evliya Çelebi|Hacı Bektaş Veli|Elias Lönnrot|Akseli Gallen-Kallela|Aleksis Kivi|Johan Ludvig Runeberg|Tove Jansson|Alvar Aalto
  |August Strindberg|Astrid Lindgren|Elsa Beskow|Carl Larsson|Karen Blixen|Knut Hamsun|Roald Amundsen|Fridtjof Nansen|Fernando Pessoa
  |Luís de Camões|Luís Vaz de Camões|Eça de Queirós|Amália Rodrigues|José Saramago|Benito Pérez Galdós
  |Diego Velázquez|Francisco de Zurbarán|Lázaro Cárdenas|Benito Juárez|Emiliano Zapata|José de San Martín|Gabriel García Márquez|Jorge Luis Borges
  |Alessandro Manzoni|Giacomo Leopardi|Gabriele D'Annunzio|Luigi Pirandello|Italo Calvino|Gianni Rodari|Artemisia Gentileschi|Sandro Botticelli
  |Giovanni Boccaccio|Cristoforo Colombo|Amerigo Vespucci|Alessandro Volta|Enrico Fermi|Camille Claudel|Auguste Renoir|Pierre-Auguste Renoir
  |Édouard Manet|Edouard Manet|Paul Verlaine|Arthur Rimbaud|Jean de La Fontaine|Charles Perrault|Charles de Gaulle|Simone de Beauvoir
  |Albrecht Dürer|Caspar David Friedrich|Egon Schiele|Oskar Kokoschka|Ernst Ludwig Kirchner
  |Annette von Droste-Hülshoff|Otfried Preußler|Maria Theresia|Prinz Eugen|Frans Hals|Jan Steen|Judith Leyster|Rachel Ruysch
  |Peter Paul Rubens|Anne Frank|Annie M.G. Schmidt|Willem van Oranje|Roald Dahl|Beatrix Potter|C. S. Lewis
  |Lord Nelson|Horatio Nelson|Isambard Kingdom Brunel|Christopher Wren|Charles Rennie Mackintosh|William Wordsworth|Samuel Taylor Coleridge
  |Barbara Hepworth|Emily Dickinson|Ralph Waldo Emerson|Henry David Thoreau|Louisa May Alcott|Theodore Roosevelt
  |Тарас Григорович Шевченко|Григорій Сковорода|Михайло Коцюбинський|Богдан Хмельницький|Іван Мазепа|Марія Примаченко|Олександр Довженко|Ілля Рєпін|Микола Гоголь
  |Николай Гоголь|Иван Тургенев|Михаил Булгаков|Анна Ахматова|Пётр Чайковский|Илья Репин|Александр Суворов|Михаил Лермонтов|Ελευθέριος Βενιζέλος|Νίκος Καζαντζάκης|Οδυσσέας Ελύτης
  |أم كلثوم|عبد الحليم حافظ|نجيب محفوظ|طه حسين|أحمد شوقي|محمود درويش|جبران خليل جبران|توت عنخ آمون|صلاح الدين الأيوبي|תיאודור הרצל|בנימין זאב הרצל|חיים נחמן ביאליק|דוד בן גוריון|דוד בן-גוריון|רחל המשוררת|לאה גולדברג
  |महात्मा गांधी|मुंशी प्रेमचंद|प्रेमचंद|रवींद्रनाथ टैगोर|सुभद्रा कुमारी चौहान|महादेवी वर्मा|जवाहरलाल नेहरू|सुभाष चंद्र बोस|तुलसीदास|मीराबाई|세종대왕|이순신|신사임당|윤동주|김소월|夏目漱石|太宰治|芥川龍之介|宮沢賢治|紫式部|葛飾北斎|歌川広重|坂本龍馬|織田信長|徳川家康|豊臣秀吉
`
/** The names of all lists, looked at once a document first names somebody. */
const names = once(
  () =>
    new Set(
      [OF_ALL_KINDS, LONG_DEAD_MAKERS, LONG_DEAD_OTHERS].flatMap((list) =>
        list.split('|').map((name) => name.trim()),
      ),
    ),
)
/** What stands behind a name as part of it: the mark of whose something is. */
const POSSESSIVE = /['’]s?$/u

/**
 * Whether a name is that of somebody on these lists, also with the mark of whose something is, and with hyphens, as the French
 * write what is called after somebody: `Victor-Hugo`.
 */
export function isLongDead(name: string): boolean {
  const plain = name.replace(POSSESSIVE, '').replaceAll(/\s+/g, ' ')
  return names().has(plain) || names().has(plain.replaceAll('-', ' '))
}
