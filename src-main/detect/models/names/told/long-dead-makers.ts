/**
 * Painters, sculptors, architects, composers, writers and people of stage and screen, nearly all of them dead, whom encyclopedias
 * of several languages know by these whole names. Programmes, catalogues, guides and reading lists tell of them without an
 * office or a year. Names that many bear today (Thomas Hardy, Miguel Hernández, Thomas Mann) are left out.
 */

export const LONG_DEAD_MAKERS: string = `
  A. A. Milne|Aaron Copland|Achim von Arnim|Adalbert Stifter|Adam Elsheimer|Adam Oehlenschläger|Adolf Loos|Adolfo Bioy Casares|Adolph Menzel
  |Adolph von Menzel|Agnolo Bronzino|Agnès Varda|Agostino Carracci|Agrippa d'Aubigné|Agustina Bessa-Luís|Aimé Césaire|Akira Kurosawa|Alain Delon
  |Alain-René Lesage|Alban Berg|Albert Edelfelt|Albert Roussel|Alberto Giacometti|Alberto Ginastera|Alberto Moravia|Alberto Sordi|Albrecht Altdorfer
  |Alda Merini|Aldous Huxley|Alec Guinness|Alejo Carpentier|Aleksander Fredro|Aleksandr Solzhenitsyn|Alessandro Marcello|Alessandro Scarlatti
  |Alexander Blok|Alexander Borodin|Alexander Calder|Alexander Glazunov|Alexander Kielland|Alexander McQueen|Alexander Pope|Alexander Puschkin
  |Alexander Pushkin|Alexander Scriabin|Alexander Solschenizyn|Alexandre Dumas|Alexandre Herculano|Alexej von Jawlensky|Alfonsina Storni|Alfred Döblin
  |Alfred Schnittke|Alfred Sisley|Alfred Tennyson|Alfred de Musset|Alfred de Vigny|Almada Negreiros|Almeida Garrett|Alois Jirásek|Alphonse Daudet
  |Alphonse de Lamartine|Amadeo de Souza-Cardoso|Amedeo Modigliani|Amy Winehouse|Ana María Matute|Anatole France|Anders Zorn|Andrea Amati
  |Andrea Camilleri|Andrea Gabrieli|Andrea del Sarto|Andrea del Verrocchio|Andreas Gryphius|Andrei Rublev|Andrei Tarkovsky|Andrew Marvell
  |Andrzej Wajda|André Breton|André Chénier|André Derain|André Gide|André Le Nôtre|André Malraux|Andrés Segovia|Andy Warhol|Angelika Kauffmann
  |Anna Achmatowa|Anna Akhmatova|Anna Magnani|Anna Pavlova|Anna Seghers|Anne Brontë|Anne-Louis Girodet|Annibale Carracci|Ansel Adams|Antero de Quental
  |Anthonis van Dyck|Anthony Trollope|Anthony van Dyck|Antoine Bourdelle|Antoine Watteau|Antoine-Louis Barye|Anton Raphael Mengs|Anton Webern
  |Antoni Gaudi|Antoni Słonimski|Antoni Tàpies|Antonin Artaud|Antonio Canova|Antonio Stradivari|Antonín Slavíček|Antoon van Dyck|Antônio Carlos Jobim
  |Aquilino Ribeiro|Aram Khachaturian|Arany János|Arcangelo Corelli|Aretha Franklin|Ariano Suassuna|Aristide Cavaillé-Coll|Aristide Maillol
  |Arnold Böcklin|Arnold Schönberg|Arp Schnitger|Arthur Conan Doyle|Arthur Honegger|Arthur Rubinstein|Arthur Schnitzler|Arthur Sullivan
  |Artur Grottger|Artur Rubinstein|Astor Piazzolla|Atahualpa Yupanqui|Aubrey Beardsley|Audrey Hepburn|August Macke|Auguste Escoffier|Auguste Lumière
  |Augustus John|Augustus Pugin|Baltasar Gracián|Balthasar Neumann|Banjo Paterson|Bartolomé Esteban Murillo|Benedetto Marcello|Benjamin Britten
  |Benvenuto Cellini|Beppe Fenoglio|Bernard Palissy|Bernardim Ribeiro|Bernardo Bellotto|Bernardo Bertolucci|Bertel Thorvaldsen|Berthe Morisot
  |Bette Davis|Bettina von Arnim|Bjørnstjerne Bjørnson|Blas de Otero|Bob Marley|Bohumil Hrabal|Bohuslav Martinů|Bolesław Leśmian|Boris Pasternak
  |Boris Vian|Bram Stoker|Bruno Liljefors|Bruno Taut|Buffalo Bill|Béla Bartók|Calderón de la Barca|Camarón de la Isla|Camille Corot|Camille Pissarro
  |Camille Saint-Saëns|Camilo Castelo Branco|Camilo José Cela|Camilo Pessanha|Candido Portinari|Capability Brown|Carel Fabritius|Carl Czerny
  |Carl Maria von Weber|Carl Michael Bellman|Carl Milles|Carl Orff|Carl Philipp Emanuel Bach|Carl Spitzweg|Carl Theodor Dreyer|Carlo Carrà
  |Carlo Collodi|Carlo Gesualdo|Carlo Goldoni|Carlo Scarpa|Carlos Drummond de Andrade|Carmen Laforet|Carmen Martín Gaite
  |Cecília Meireles|Celia Cruz|Cesare Pavese|Cesário Verde|Charles Aznavour|Charles De Coster|Charles Gounod|Charles Le Brun
  |Charles Péguy|Charles Trenet|Charles Villiers Stanford|Charles-François Daubigny|Charles-Marie Widor|Charlotte Perriand|Chavela Vargas
  |Chaïm Soutine|Chinua Achebe|Chiquinha Gonzaga|Christen Købke|Christian Dior|Christian Morgenstern|Christian Sinding|Christina Rossetti
  |Christoffer Wilhelm Eckersberg|Christoph Martin Wieland|Christoph Willibald Gluck|Christopher Marlowe|Ciprian Porumbescu|Clara Peeters
  |Clarice Lispector|Clark Gable|Claude Lorrain|Claude-Nicolas Ledoux|Claudio Monteverdi|Clemens Brentano|Clément Marot|Coco Chanel|Cole Porter
  |Columbano Bordalo Pinheiro|Comtesse de Ségur|Conrad Ferdinand Meyer|Constantijn Huygens|Constantine Cavafy|Cormac McCarthy|Cosmas Damian Asam
  |Count Basie|Cristóbal Balenciaga|Cristóbal de Morales|Csontváry Kosztka Tivadar|Curzio Malaparte|Czesław Miłosz|Cândido Portinari|Cécile Chaminade
  |César Franck|D. H. Lawrence|Daniel Defoe|Daniel-François-Esprit Auber|Dante Gabriel Rossetti|Daphne du Maurier|Dario Fo
  |Darius Milhaud|Darío de Regoyos|David Alfaro Siqueiros|David Lean|David Oistrakh|Denis Diderot|Dieterich Buxtehude|Dietrich Buxtehude|Dino Buzzati
  |Dinu Lipatti|Dirk Bouts|Dizzy Gillespie|Dmitry Shostakovich|Domenico Cimarosa|Domenico Ghirlandaio|Domenico Scarlatti|Domingo Faustino Sarmiento
  |Dominikus Zimmermann|Donald Judd|Donato Bramante|Doris Lessing|Dorothy L. Sayers|E. M. Forster|E. T. A. Hoffmann|Edith Södergran|Edith Wharton
  |Edmond Rostand|Edmond de Goncourt|Edmondo De Amicis|Edmund Spenser|Eduard Mörike|Eduardo Chillida|Eduardo De Filippo|Eduardo Galeano
  |Edward Burne-Jones|Edward Gibbon|Edward Hopper|Edwin Landseer|Edwin Lutyens|Eero Järnefelt|Eero Saarinen|Egid Quirin Asam|Eino Leino|El Greco
  |Eleonora Duse|Eliel Saarinen|Elio Vittorini|Elis Regina|Eliza Orzeszkowa|Elizabeth Barrett Browning|Elizabeth Gaskell|Elsa Morante
  |Else Lasker-Schüler|Emil Nolde|Emilia Pardo Bazán|Emilio Salgari|Emmanuel Chabrier|Emmerich Kálmán|Engelbert Humperdinck|Ennio Morricone
  |Enrico Caruso|Enrique Granados|Erich Heckel|Erich Mendelsohn|Erik Gustaf Geijer|Erik Satie|Erkel Ferenc|Ernest Chausson|Ernesto Sabato
  |Ernst Barlach|Ernst Josephson|Ernst Lubitsch|Esaias Tegnér|Euclides da Cunha|Eugene O'Neill|Eugenio Montale|Eugène Boudin|Eugène Ionesco|Eugène Sue
  |Eugène Viollet-le-Duc|Eugénio de Andrade|Evelyn Waugh|Evert Taube|Eyvind Johnson|Ezra Pound|F. W. Murnau|Fanny Hensel|Fanny Mendelssohn
  |Federico Fellini|Federico Mompou|Fedor Chaliapin|Felix Mendelssohn Bartholdy|Ferdinand Georg Waldmüller|Ferdinand Hodler|Ferdinand Raimund
  |Fernand Khnopff|Fernand Léger|Fernando Botero|Fernando Fernán Gómez|Fernando Sor|Fernando de Rojas|Fernão Mendes Pinto|Ferreira de Castro
  |Filippino Lippi|Filippo Brunelleschi|Filippo Juvarra|Fjodor Dostojewski|Fjodor Schaljapin|Flannery O'Connor|Florbela Espanca|Ford Madox Brown
  |Fra Angelico|Fra Filippo Lippi|France Prešeren|Francesco Borromini|Francesco Guardi|Francesco Petrarca|Francis Poulenc|Francisco Tárrega
  |Francisco de Quevedo|Frank Gehry|Frank Sinatra|Frans Eemil Sillanpää|František Kupka|František Palacký|Franz Berwald|Franz Grillparzer|Franz Lehár
  |Franz Marc|Franz Werfel|Franz von Lenbach|Franz von Stuck|Franz von Suppé|François Boucher|François Couperin|François Mauriac|François Rabelais
  |François Truffaut|François Villon|François-René de Chateaubriand|Françoise Sagan|Fray Luis de León|Fred Astaire|Freddie Mercury|Frederic Remington
  |Frederick Delius|Frederik van Eeden|Friedrich Dürrenmatt|Friedrich Gottlieb Klopstock|Friedrich Silcher|Friedrich Spee|Friedrich Wilhelm Murnau
  |Fritz Reuter|Fromental Halévy|Frédéric Bazille|Frédéric Mistral|Félix Ziem|Gabriel Fauré|Gabriela Mistral|Gabriele Münter|Garcilaso de la Vega
  |Gaspar Melchor de Jovellanos|Gaston Leroux|Gentile Bellini|Geoffrey Chaucer|Georg Büchner|Georg Philipp Telemann|Georg Trakl|George Coșbuc
  |George Eliot|George Gilbert Scott|George Grosz|George Hendrik Breitner|Georges Bernanos|Georges Braque|Georges Brassens|Georges Méliès
  |Georges Perec|Georges Rodenbach|Georges Rouault|Georges Seurat|Georges Simenon|Georges de La Tour|Georges-Eugène Haussmann|Georgia O'Keeffe
  |Gerald Finzi|Gerard Dou|Gerard Manley Hopkins|Gerard Reve|Gerard ter Borch|Gerardo Diego|Gerhart Hauptmann|Germaine de Staël|Gerrit Rietveld
  |Giacomo Balla|Giacomo Carissimi|Giambattista Tiepolo|Gian Lorenzo Bernini|Gil Vicente|Ginger Rogers|Gino Severini|Gio Ponti|Giorgio Morandi
  |Giorgio Vasari|Giorgio de Chirico|Giorgos Seferis|Giosuè Carducci|Giotto di Bondone|Giovanni Battista Pergolesi|Giovanni Battista Piranesi
  |Giovanni Battista Tiepolo|Giovanni Bellini|Giovanni Boldini|Giovanni Fattori|Giovanni Gabrieli|Giovanni Giacometti|Giovanni Pascoli
  |Giovanni Pierluigi da Palestrina|Giovanni Segantini|Giovanni Verga|Girolamo Frescobaldi|Giuseppe Guarneri|Giuseppe Parini|Giuseppe Tartini
  |Giuseppe Tomasi di Lampedusa|Giuseppe Torelli|Giuseppe Ungaretti|Godfried Bomans|Gottfried Keller|Gottfried Semper|Gottfried Silbermann
  |Graciliano Ramos|Grant Wood|Grazia Deledda|Grażyna Bacewicz|Greta Garbo|Grinling Gibbons|Grão Vasco|Guarino Guarini|Guerra Junqueiro
  |Guido Gezelle|Guido Reni|Guillaume Apollinaire|Guillaume Dufay|Guillaume de Machaut|Guimarães Rosa|Gunnar Asplund|Gustaf Fröding|Gustaf Gründgens
  |Gustav Vigeland|Gustave Caillebotte|Gustave Courbet|Gustave Moreau|Gustavo Adolfo Bécquer|György Ligeti|Gérard Philipe|Gérard de Nerval
  |Günter Grass|H. G. Wells|Halldór Laxness|Hannah Höch|Hanns Eisler|Hans Baldung Grien|Hans Fallada|Hans Jakob Christoffel von Grimmelshausen
  |Hans Leo Hassler|Hans Memling|Hans Scharoun|Harald Sohlberg|Harriet Beecher Stowe|Harry Houdini|Harry Martinson|Harry Mulisch|Hector Guimard
  |Heinrich Ignaz Franz Biber|Heinrich Vogeler|Heinz Erhardt|Heinz Rühmann|Heitor Villa-Lobos|Helene Schjerfbeck|Hella Haasse|Hendrik Conscience
  |Hendrik Marsman|Hendrik Petrus Berlage|Hendrik Willem Mesdag|Henning Mankell|Henri Bosco|Henri de Toulouse-Lautrec|Henrik Pontoppidan
  |Henrik Wergeland|Henry Purcell|Henry Wadsworth Longfellow|Henry van de Velde|Henryk Górecki|Henryk Wieniawski|Herbert von Karajan|Herman Bang
  |Herman Gorter|Hervé Bazin|Hildegard Knef|Hilma af Klint|Hjalmar Söderberg|Honoré Daumier|Horacio Quiroga|Hubert Parry|Hubert de Givenchy
  |Hubert van Eyck|Hugo Alfvén|Hugo Claus|Hugo Simberg|Hugo van der Goes|Hugo von Hofmannsthal|Hyacinthe Rigaud|I. M. Pei|Ignacio Zuloaga
  |Ignacy Krasicki|Ignazio Silone|Ilya Repin|Ingeborg Bachmann|Ingmar Bergman|Ingrid Bergman|Inigo Jones|Irving Berlin|Isaac Albéniz
  |Isaac Asimov|Isaac Babel|Isaac Israels|Isaak Levitan|Isadora Duncan|Italo Svevo|Ivan Aivazovsky|Ivan Bunin|Ivan Cankar|Ivan Franko|Ivan Meštrović
  |Ivan Turgenev|Ivan Vazov|Ivo Andrić|Iwan Turgenjew|J. D. Salinger|J. M. Barrie|J. M. W. Turner|Jacint Verdaguer|Jackson Pollock|Jacob Cats
  |Jacob Jordaens|Jacob Stainer|Jacob van Ruisdael|Jacopo Pontormo|Jacopo Tintoretto|Jacqueline du Pré|Jacques Brel|Jacques Offenbach|Jacques Prévert
  |Jacques Tati|Jakob Michael Reinhold Lenz|Jalal ad-Din Rumi|James Ensor|James Fenimore Cooper|James Krüss|James McNeill Whistler|Jan Brueghel
  |Jan Brzechwa|Jan Davidsz de Heem|Jan Dismas Zelenka|Jan Jacob Slauerhoff|Jan Kochanowski|Jan Toorop|Jan Wolkers|Jan van Eyck|Janis Joplin
  |Jaroslav Hašek|Jaroslav Seifert|Jaroslav Vrchlický|Jarosław Iwaszkiewicz|Jean Anouilh|Jean Anthelme Brillat-Savarin|Jean Cocteau|Jean Gabin
  |Jean Giono|Jean Giraudoux|Jean Racine|Jean Renoir|Jean Siméon Chardin|Jean Tinguely|Jean de La Bruyère|Jean-Auguste-Dominique Ingres
  |Jean-Baptiste Camille Corot|Jean-Baptiste Carpeaux|Jean-Baptiste Greuze|Jean-Baptiste Lully|Jean-Baptiste Siméon Chardin|Jean-Baptiste Vuillaume
  |Jean-François Millet|Jean-Honoré Fragonard|Jean-Luc Godard|Jean-Michel Basquiat|Jean-Paul Belmondo|Jean-Philippe Rameau|Jenny Lind
  |Jeremias Gotthelf|Jimi Hendrix|Jiří Antonín Benda|Joachim Patinir|Joachim Ringelnatz|Joachim du Bellay|Joan Maragall|Joan Miró
  |Joaquín Rodrigo|Joaquín Sorolla|Joaquín Turina|Johan Barthold Jongkind|Johan Christian Dahl|Johann Bernhard Fischer von Erlach
  |Johann Christian Bach|Johann Gottfried Herder|Johann Heinrich Füssli|Johann Hermann Schein|Johann Joachim Quantz|Johann Nepomuk Hummel
  |Johann Nestroy|Johann Pachelbel|Johann Peter Hebel|Johann Stamitz|Johann Strauss|Johann Strauß|Johanna Spyri|John Betjeman|John Bunyan|John Dowland
  |John Dryden|John Everett Millais|John Galsworthy|John Lennon|John Milton|John Philip Sousa|John Ruskin|John Singer Sargent|John Vanbrugh
  |John William Waterhouse|Johnny Cash|Johnny Hallyday|Joost van den Vondel|Jorge Oteiza|Joris-Karl Huysmans|Josef Rheinberger
  |Josef Sudek|Josef Čapek|Josef Škvorecký|Josefa de Óbidos|Josep Pla|Josep Puig i Cadafalch|Joseph Beuys|Joseph Brodsky|Joseph Conrad|Joseph Kessel
  |Joseph Mallord William Turner|Joseph Paxton|Joseph Vernet|Joseph von Eichendorff|Joshua Reynolds|Josiah Wedgwood|Josquin des Prez
  |José Clemente Orozco|José Ortega y Gasset|José Zorrilla|José de Alencar|José de Almada Negreiros|José de Espronceda|José de Ribera
  |Joséphine Baker|Jozef Israëls|João Cabral de Melo Neto|João Gilberto|João Guimarães Rosa|Jože Plečnik|Juan Carlos Onetti|Juan Gris
  |Juan Ramón Jiménez|Juan Rulfo|Juan de Valdés Leal|Judy Garland|Jules Hardouin-Mansart|Jules Massenet|Jules Michelet|Jules Vallès|Julian Fałat
  |Julian Tuwim|Julio Cortázar|Julio Romero de Torres|Juliusz Kossak|Jusepe de Ribera|Jussi Björling|Józef Mehoffer|Karel Havlíček Borovský
  |Karel Hynek Mácha|Karel Jaromír Erben|Karin Boye|Karl Friedrich Schinkel|Karl Schmidt-Rottluff|Karl Valentin|Karlheinz Stockhausen
  |Karol Szymanowski|Katharine Hepburn|Katherine Mansfield|Kathleen Ferrier|Kazimierz Przerwa-Tetmajer|Kazimir Malevich|Keith Haring|Kenneth Grahame
  |Krzysztof Kamil Baczyński|Krzysztof Kieślowski|Krzysztof Penderecki|Kurt Cobain|Kurt Schwitters|Kurt Vonnegut|L. S. Lowry|Lancelot Brown
  |Langston Hughes|Laurence Olivier|Leandro Fernández de Moratín|Leconte de Lisle|Lena Christ|Leo von Klenze|Leon Battista Alberti
  |Leon Wyczółkowski|Leonard Bernstein|Leonard Cohen|Leonardo Sciascia|Leopold Mozart|Leopold Staff|Leopoldo Alas|Leopoldo Lugones|Lesya Ukrainka
  |Lev Tolstoj|Lew Tolstoi|Lili Boulanger|Lion Feuchtwanger|Liviu Rebreanu|Lluís Domènech i Montaner|Lord Tennyson|Lorenzo Ghiberti|Lorenzo Lotto
  |Louis Aragon|Louis Comfort Tiffany|Louis Couperus|Louis Le Vau|Louis Lumière|Louis Paul Boon|Louis Spohr|Louis Sullivan|Louis Vierne|Louis de Funès
  |Louis-Ferdinand Céline|Louise Bourgeois|Lovis Corinth|Lu Xun|Luca Signorelli|Luca della Robbia|Lucas Cranach|Lucas van Leyden|Luchino Visconti
  |Lucian Blaga|Lucian Freud|Luciano Pavarotti|Ludovico Ariosto|Ludvig Holberg|Ludwig Ganghofer|Ludwig Mies van der Rohe|Ludwig Uhland
  |Luigi Boccherini|Luigi Cherubini|Luigi Vanvitelli|Luis García Berlanga|Luis de Góngora|Lukas von Hildebrandt|Lyonel Feininger|Léo Delibes|Léo Ferré
  |Léopold Sédar Senghor|Lúcio Costa|Machado de Assis|Machado de Castro|Madame de La Fayette|Madame de Sévigné|Manoel de Oliveira|Manos Hatzidakis
  |Manuel de Falla|Marc Chagall|Marc-Antoine Charpentier|Marcel Duchamp|Marcel Pagnol|Marcello Mastroianni|Marguerite Duras|Marguerite Yourcenar
  |Maria Dąbrowska|Maria Helena Vieira da Silva|Mariano José de Larra|Marin Marais|Marina Tsvetaeva|Mario Rigoni Stern|Mario Vargas Llosa|Mark Rothko
  |Marlon Brando|Martinus Nijhoff|Maruja Mallo|Mary Cassatt|Mary Shelley|María Zambrano|Mascha Kaléko|Massimo Troisi|Matsuo Basho
  |Matthias Claudius|Matthias Grünewald|Maurice Béjart|Maurice Leblanc|Maurice Maeterlinck|Maurice Utrillo|Maurice de Vlaminck|Maurits Cornelis Escher
  |Max Beckmann|Max Bruch|Max Ernst|Max Liebermann|Max Slevogt|Max Švabinský|Maxim Gorki|Maxim Gorky|Maya Angelou|Medardo Rosso
  |Meindert Hobbema|Mercè Rodoreda|Michael Haydn|Michael Praetorius|Michail Bulgakow|Michel de Montaigne|Michelangelo Antonioni
  |Mies van der Rohe|Miguel Delibes|Miguel Torga|Miguel Ángel Asturias|Mihail Sadoveanu|Mika Waltari|Mikhail Bulgakov|Mikhail Glinka|Mikhail Lermontov
  |Mikhail Vrubel|Mikis Theodorakis|Mikoláš Aleš|Mikołaj Rej|Mikszáth Kálmán|Miloš Forman|Mily Balakirev|Modest Mussorgski|Monteiro Lobato
  |Montserrat Caballé|Mstislav Rostropovich|Munkácsy Mihály|Muriel Spark|Muzio Clementi|Mário Quintana|Mário de Sá-Carneiro|Móricz Zsigmond
  |N. F. S. Grundtvig|Nadia Boulanger|Natalia Ginzburg|Natalia Goncharova|Nathaniel Hawthorne|Natsume Soseki|Nelly Sachs|Nicholas Hawksmoor
  |Nicola Amati|Nicolae Grigorescu|Nicolas Boileau|Nicolas Poussin|Nicolas de Staël|Niels Wilhelm Gade|Niki de Saint Phalle|Nikolai Leskov
  |Nikolai Rimsky-Korsakov|Nikos Kazantzakis|Nina Simone|Norman Rockwell|Odilon Redon|Odysseas Elytis|Oliver Goldsmith|Olivier Messiaen
  |Omar Khayyam|Orhan Kemal|Oriana Fallaci|Orlando di Lasso|Orson Welles|Oscar Niemeyer|Osip Mandelstam|Oskar Maria Graf|Oskar Schlemmer
  |Oswald de Andrade|Otto Modersohn|Ottorino Respighi|P. G. Wodehouse|Paco de Lucía|Padre António Vieira|Paolo Uccello|Paolo Veronese|Paul Bocuse
  |Paul Celan|Paul Claudel|Paul Delvaux|Paul Dukas|Paul Hindemith|Paul Signac|Paul Sérusier|Paul Valéry|Paul van Ostaijen|Paul Éluard
  |Paula Modersohn-Becker|Paulo Freire|Peder Severin Krøyer|Pedro Calderón de la Barca|Pellegrino Artusi|Percy Bysshe Shelley|Petr Bezruč
  |Philip Larkin|Philip Sidney|Philipp Otto Runge|Philippe de Champaigne|Pier Paolo Pasolini|Piero della Francesca|Pierre Bonnard|Pierre Boulez
  |Pierre Choderlos de Laclos|Pierre Corneille|Pierre Cuypers|Pierre Loti|Pierre Puvis de Chavannes|Pierre de Marivaux|Pierre de Ronsard
  |Pierre-Augustin Caron de Beaumarchais|Pieter Brueghel|Pieter Corneliszoon Hooft|Pieter de Hooch|Pietro Longhi|Pietro Mascagni|Pietro Perugino
  |Pina Bausch|Primo Levi|Prosper Mérimée|Pär Lagerkvist|Pío Baroja|Quinten Massijs|Rachel de Queiroz|Radnóti Miklós|Rafael Alberti
  |Rafael Bordalo Pinheiro|Rainer Werner Fassbinder|Ralph Vaughan Williams|Ramon Llull|Ramón Gómez de la Serna|Ramón María del Valle-Inclán|Raoul Dufy
  |Raymond Queneau|Remedios Varo|René Char|René Goscinny|René Lalique|René Magritte|Rita Hayworth|Robert Delaunay|Robert Musil
  |Roberto Bolaño|Roberto Rossellini|Rogier van der Weyden|Romain Gary|Romy Schneider|Rosa Bonheur|Rosalba Carriera|Rosalía de Castro|Roy Lichtenstein
  |Rubén Darío|Rudolf Nureyev|Rufino Tamayo|Ruggero Leoncavallo|Rupert Brooke|Ryszard Kapuściński|Rómulo Gallegos|Saint-John Perse
  |Sait Faik Abasıyanık|Salomon van Ruysdael|Salvador Dalí|Salvador Espriu|Salvatore Quasimodo|Samuel Beckett|Samuel Scheidt|San Juan de la Cruz
  |Santa Teresa de Jesús|Santiago Rusiñol|Sarah Bernhardt|Seamus Heaney|Serge Gainsbourg|Sergei Diaghilev|Sergei Eisenstein|Sergei Prokofiev
  |Sergei Rachmaninoff|Sergei Rachmaninov|Seán O'Casey|Shirley Temple|Siegfried Sassoon|Sigrid Undset|Silvestro Lega|Simon Carmiggelt|Simon Vestdijk
  |Simone Signoret|Sir Walter Scott|Snorri Sturluson|Soares dos Reis|Sofonisba Anguissola|Sonia Delaunay|Sophia de Mello Breyner
  |Sophia de Mello Breyner Andresen|Sophie Taeuber-Arp|Sor Juana Inés de la Cruz|Stanisław Ignacy Witkiewicz|Stanisław Lem|Stanley Kubrick
  |Stanley Spencer|Stefan George|Stefan Żeromski|Stephen Spender|Stieg Larsson|Stéphane Mallarmé|Suzanne Valadon|Sviatoslav Richter|Sá de Miranda
  |Sławomir Mrożek|Taras Shevchenko|Tarsila do Amaral|Teixeira de Pascoaes|Telemaco Signorini|Tennessee Williams|Teresa de Ávila|Terry Pratchett
  |Thelonious Monk|Theo van Doesburg|Theodor Storm|Theodore Dreiser|Thomas Beecham|Thomas Chippendale|Thomas Eakins|Thomas Gainsborough
  |Théodore Géricault|Théophile Gautier|Tilman Riemenschneider|Tirso de Molina|Tomas Tranströmer|Tomaso Albinoni|Tomás Luis de Victoria|Toni Morrison
  |Toon Hermans|Torquato Tasso|Tove Ditlevsen|Truman Capote|Tudor Arghezi|Ugo Foscolo|Umberto Eco|Umberto Saba|Valentin Serov
  |Vasile Alecsandri|Vaslav Nijinsky|Veit Stoß|Ventura Rodríguez|Verner von Heidenstam|Vicente Blasco Ibáñez|Vicente Huidobro|Victor Horta
  |Victor Vasarely|Viktor Rydberg|Vilhelm Hammershøi|Vilhelm Moberg|Vincent d'Indy|Vincenzo Bellini|Vinicius de Moraes|Violeta Parra
  |Vita Sackville-West|Vitorino Nemésio|Vittore Carpaccio|Vittorio Alfieri|Vittorio De Sica|Vivien Leigh|Vivienne Westwood|Vladimir Mayakovsky
  |Vladimir Nabokov|Vladimir Tatlin|Vladislav Vančura|Václav Havel|Väinö Linna|Vítězslav Nezval|Vörösmarty Mihály|W. B. Yeats|W. H. Auden
  |Walter Gropius|Walter Sickert|Walther von der Vogelweide|Washington Irving|Weöres Sándor|Whitney Houston|Wifredo Lam|Wilfred Owen
  |Wilhelm Friedemann Bach|Wilhelm Furtwängler|Wilhelm Hauff|Wilhelm Lehmbruck|Wilhelm Leibl|Wilhelm Peterson-Berger|Wilhelm Raabe|Wilhelm Stenhammar
  |Wilkie Collins|Willa Cather|Willem Claesz Heda|Willem Elsschot|Willem Frederik Hermans|Willem Kalf|Willem de Kooning|William Butler Yeats
  |William Faulkner|William Hogarth|William Holman Hunt|William Makepeace Thackeray|Winslow Homer|Wisława Szymborska|Wit Stwosz|Witold Gombrowicz
  |Witold Lutosławski|Wojciech Kossak|Wolfgang Borchert|Wolfram von Eschenbach|Woody Guthrie|Władysław Reymont|Yaşar Kemal|Yukio Mishima|Yves Klein
  |Yves Montand|Yves Saint Laurent|Zachris Topelius|Zaha Hadid|Zbigniew Herbert|Zdeněk Fibich|Zdzisław Beksiński|Zeca Afonso|Zofia Nałkowska
  |Zoltán Kodály|Zora Neale Hurston|Zygmunt Krasiński|Édouard Lalo|Édouard Vuillard|Élisabeth Vigée Le Brun|Élisabeth Vigée-Lebrun|Émile Gallé
  |Émile Verhaeren|Érico Veríssimo|Étienne Méhul
`
