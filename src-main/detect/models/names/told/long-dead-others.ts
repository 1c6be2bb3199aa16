/**
 * Thinkers, saints, scientists, inventors, explorers, rulers and statesmen, nearly all of them dead, whom encyclopedias of several
 * languages know by these whole names, after whom halls and squares are called and of whom newsletters, guides and sermons tell.
 * Names that many bear today (Adam Smith, Michael Collins, Helmut Schmidt) are left out.
 */

export const LONG_DEAD_OTHERS: string = `
  Abbé Pierre|Abel Tasman|Abraham Kuyper|Adam Opel|Adolf Hitler|Adolph Freiherr Knigge|Adolph Kolping|Adolphe Thiers|Adriano Olivetti
  |Adrien-Marie Legendre|Afonso Henriques|Afonso de Albuquerque|Agostinho Neto|Agustina de Aragón|Agustín de Hipona|Agustín de Iturbide
  |Alberto Santos-Dumont|Albrecht von Wallenstein|Alcide De Gasperi|Aldo Moro|Alejandro Magno|Alessandro Magno|Aletta Jacobs|Alexander Dubček
  |Alexander Fleming|Alexander Humboldt|Alexander Suvorov|Alexander der Große|Alexander the Great|Alexandre le Grand
  |Alexandru Ioan Cuza|Alexis de Tocqueville|Alfred Dreyfus|Alfred Russel Wallace|Alfred Wegener|Alfred the Great|Alfredo Di Stéfano
  |Aliénor d'Aquitaine|Altiero Spinelli|Amedeo Avogadro|Amílcar Cabral|Anders Celsius|Andreas Vesalius|Andrew Carnegie|Andrey Kolmogorov
  |André-Marie Ampère|Anita Augspurg|Anita Garibaldi|Anna Freud|Anne Boleyn|Anne de Bretagne|Anne of Cleves|Anthony of Padua|Antoine Lavoisier
  |Antoine de Padoue|Anton Mussert|Antoni van Leeuwenhoek|Antonio Cánovas del Castillo|Antonio Gramsci|Antonio José de Sucre
  |Antonio López de Santa Anna|Antonio de Padua|Antonio di Padova|Antonius von Padua|António José de Almeida|António de Oliveira Salazar|Anwar Sadat
  |Aristide Briand|Aristides de Sousa Mendes|Arthur Schopenhauer|August Bebel|August Ferdinand Möbius|Auguste Comte|Augustin-Louis Cauchy
  |Augustine of Hippo|Augustinus von Hippo|Augusto César Sandino|Augusto Pinochet|Avram Iancu|Axel Oxenstierna|Ayrton Senna|B. R. Ambedkar
  |Baldomero Espartero|Barbara McClintock|Bartolomeu Dias|Bartolomé de las Casas|Baruch Spinoza|Baruch de Spinoza|Benedetto Croce|Benedict of Nursia
  |Benedikt von Nursia|Benito Mussolini|Benjamin Disraeli|Benoît de Nursie|Bernadette Soubirous|Bernard de Clairvaux|Bernard of Clairvaux
  |Bernardino Machado|Bernardo O'Higgins|Bernhard Grzimek|Bernhard Riemann|Bernhard von Clairvaux|Bertrand Russell|Bertrand du Guesclin|Betsy Ross
  |Birger Jarl|Blas de Lezo|Bohdan Khmelnytsky|Bonnie Prince Charlie|Booker T. Washington|Bruno Kreisky|Buenaventura Durruti|C. G. Jung
  |C. V. Raman|Camille Desmoulins|Camillo Benso di Cavour|Camillo Cavour|Cardinal de Richelieu|Carl Friedrich Goerdeler
  |Carl Friedrich von Weizsäcker|Carl Gustaf Emil Mannerheim|Carl Gustav Jung|Carl Sagan|Carl Wilhelm Scheele|Carl von Clausewitz
  |Carlo Alberto Dalla Chiesa|Carlo Magno|Carlo Pisacane|Carlos Magno|Carolina Beatriz Ângelo|Catarina Eufémia|Caterina da Siena|Caterina de' Medici
  |Catherine de Médicis|Catherine of Aragon|Catherine the Great|Cesare Borgia|Charles Babbage|Charles Lyell|Charles Martel|Charles Stewart Parnell
  |Charles de Montesquieu|Charlotte Corday|Christiaan Huygens|Christian Doppler|Christoph Wilhelm Hufeland|Clara Barton|Claude Lévi-Strauss
  |Claude Shannon|Claus Schenk Graf von Stauffenberg|Clemens August von Galen|Clement Attlee|Clément Ader|Cola di Rienzo|Comte de Buffon
  |Concepción Arenal|Constantine the Great|Cornelis de Witt|Cosimo de' Medici|Crazy Horse|Célestin Freinet|D. Afonso Henriques|D. Dinis
  |Dag Hammarskjöld|Daniel Boone|David Ben-Gurion|David Hilbert|David Hume|David Livingstone|David Lloyd George|Davy Crockett|Denis Papin
  |Desiderius Erasmus|Desmond Tutu|Deák Ferenc|Dian Fossey|Diane de Poitiers|Diego Armando Maradona|Diogo Cão|Dmitri Mendeleev|Dmitri Mendelejew
  |Dolores Ibárruri|Don Bosco|Don Milani|Don Minzoni|Don Pelayo|Dorothy Hodgkin|Douglas MacArthur|Drottning Kristina|Dschingis Khan|Duke of Wellington
  |Duque de Saldanha|Dwight D. Eisenhower|Edmond Halley|Edmund Burke|Edmund Husserl|Edvard Beneš|Edward Jenner|Edwin Hubble|Egas Moniz
  |El Cid|Eleanor Roosevelt|Eli Whitney|Elin Wägner|Elisabeth von Thüringen|Elizabeth Cady Stanton|Elizabeth Fry|Elizabeth Garrett Anderson|Ellen Key
  |Elly Heuss-Knapp|Emanuel Swedenborg|Emil Zátopek|Emil von Behring|Emilia Plater|Emmanuel Levinas|Emmeline Pankhurst|Engelbert Dollfuß
  |Enrico Berlinguer|Enrico Mattei|Enrique Tierno Galván|Erasmus of Rotterdam|Erasmus von Rotterdam|Erich Honecker|Erik den Røde
  |Ernest Shackleton|Ernst Haeckel|Ernst Mach|Ernst Thälmann|Ettore Majorana|Eugeniusz Kwiatkowski|Eva Perón|Evangelista Torricelli
  |Fatih Sultan Mehmet|Fausto Coppi|Ferdinand Lassalle|Ferdinand von Zeppelin|Fernando el Católico|Fernão de Magalhães|Fidel Castro|Filippo Turati
  |Filips de Goede|Florian Geyer|Folke Bernadotte|Fontes Pereira de Melo|Francesc Macià|Francesco Crispi|Francesco d'Assisi
  |Francis Crick|Francis Drake|Francis of Assisi|Francisco Ferrer Guardia|Francisco I. Madero|Francisco Pizarro
  |Francisco Sá Carneiro|Francisco de Assis|Francisco de Asís|Francisco de Miranda|Francisco de Vitoria|Franciscus van Assisi
  |Franklin D. Roosevelt|Franklin Delano Roosevelt|Frantz Fanon|Franz Josef Strauß|Franz Rosenzweig|Franz von Assisi|François Arago
  |François Mitterrand|François d'Assise|Fratelli Cervi|Fred Hoyle|Frederick Douglass|Frederick the Great|Fredrika Bremer|Freiherr vom Stein
  |Friedrich Barbarossa|Friedrich Ebert|Friedrich Fröbel|Friedrich Hecker|Friedrich Ludwig Jahn|Friedrich Schelling
  |Friedrich Schleiermacher|Friedrich Wilhelm Bessel|Friedrich Wilhelm Raiffeisen|Friedrich Wöhler|Friedrich der Große|Fritz Haber
  |Frédéric Joliot-Curie|Frédéric le Grand|G. K. Chesterton|Gago Coutinho|Gamal Abdel Nasser|Gaston Bachelard|Gebhard Leberecht von Blücher
  |Genghis Khan|Georg Cantor|Georg Christoph Lichtenberg|Georg Elser|George Berkeley|George Boole|George Eastman|George Westinghouse
  |Georges Clemenceau|Georges Cuvier|Georges Danton|Georges Pompidou|Gerhard von Scharnhorst|Gertrude Bell|Geschwister Scholl|Getúlio Vargas
  |Giacomo Matteotti|Giambattista Vico|Gil Eanes|Gilles Deleuze|Gino Bartali|Giordano Bruno|Giovanni Agnelli|Giovanni Bosco|Giovanni Falcone
  |Giovanni Giolitti|Giovanni da Verrazzano|Girolamo Savonarola|Gisèle Halimi|Giulio Andreotti|Goffredo Mameli|Golda Meir|Gonzalo Fernández de Córdoba
  |Gottlieb Daimler|Grace Darling|Grace Hopper|Grigori Rasputin|Guillaume Tell|Guillaume le Conquérant|Gustaf Vasa|Gustav Kirchhoff
  |Gustav Stresemann|Gustav Vasa|Guy Fawkes|Guy Môquet|Götz von Berlichingen|Haile Selassie|Halide Edib Adıvar|Hannie Schaft|Hans Christian Ørsted
  |Hans-Dietrich Genscher|Hans-Georg Gadamer|Harald Hårfagre|Haroun Tazieff|Harry S. Truman|Heinrich Hertz|Heinrich Himmler|Heinrich der Löwe
  |Helen Keller|Helmut Kohl|Henri Becquerel|Henri Bergson|Henri Dunant|Henri de Navarre|Henry Morton Stanley|Herbert Hoover|Herbert Marcuse
  |Herman Boerhaave|Hermann Göring|Hermann Schulze-Delitzsch|Hermann Weyl|Hermann von Helmholtz|Hernando de Soto|Hernán Cortés|Hjalmar Branting
  |Ho Chi Minh|Hristo Botev|Hugo Grotius|Hugo Kołłątaj|Hugues Capet|Huldrych Zwingli|Humberto Delgado|Humphry Davy|Hunyadi János|Ignacio de Loyola
  |Ignacy Daszyński|Ignacy Łukasiewicz|Ignatius of Loyola|Ignatius von Loyola|Ignaz Semmelweis|Indira Gandhi|Infante D. Henrique|Inês de Castro
  |Irena Sendlerowa|Irène Joliot-Curie|Isaac Peral|Isabel la Católica|Ivan the Terrible|Iwan der Schreckliche|Iósif Stalin|J. J. Thomson
  |J. P. Morgan|J. Robert Oppenheimer|Jacek Kuroń|Jacob van Artevelde|Jacqueline Kennedy|Jacques Cartier|Jacques Chirac|Jacques Cousteau
  |Jacques Derrida|Jacques-Yves Cousteau|Jagadish Chandra Bose|Jakob Bernoulli|Jakob Fugger|James Clerk Maxwell|James Prescott Joule
  |Jan Evangelista Purkyně|Jan Henryk Dąbrowski|Jan III Sobieski|Jan Nepomucen|Jan Nepomucký|Jan Patočka|Jan Paweł II|Jan Pieterszoon Coen
  |Jan Sobieski|Jan Swammerdam|Jan Zamoyski|Jan van Riebeeck|Jan Žižka|Jawaharlal Nehru|Jean Calvin|Jean Monnet|Jean Moulin|Jean Piaget
  |Jean-Baptiste Colbert|Jean-Baptiste Lamarck|Jean-Baptiste de La Salle|Jean-François de La Pérouse|Jean-Paul Marat|Jefferson Davis|Jeremy Bentham
  |Jeroným Pražský|Jerzy Giedroyc|Jerzy Popiełuszko|Jesse Owens|Jiří z Poděbrad|Joachim Murat|Johan Cruijff|Johan Rudolph Thorbecke|Johan Sverdrup
  |Johan de Witt|Johan van Oldenbarnevelt|Johann August Sutter|Johann Bernoulli|Johann Friedrich Struensee|Johann Gottlieb Fichte
  |Johann Heinrich Pestalozzi|Johann Joachim Winckelmann|Johann Philipp Reis|Johann Reinhold Forster|Johann Tetzel|Johannes Calvin|Johannes Nepomuk
  |Johannes der Täufer|Johannes vom Kreuz|John Calvin|John D. Rockefeller|John F Kennedy|John Stuart Mill|John Wycliffe|John von Neumann|Jomo Kenyatta
  |Jonas Salk|Joop den Uyl|Jorge Eliécer Gaitán|Josef Dobrovský|Josef Jungmann|Josef Stalin|Joseph Fourier|Joseph Goebbels|Joseph Montgolfier
  |Joseph Priestley|Joseph Stalin|Joseph von Fraunhofer|Joseph-Louis Lagrange|Josip Broz Tito|Josip Jelačić|José Bonifácio
  |José Carlos Mariátegui|José Gervasio Artigas|José María Morelos|Joséphine de Beauharnais|João de Barros|Juan Domingo Perón|Juan Manuel Fangio
  |Juan Martín el Empecinado|Juan Ponce de León|Juan Sebastián Elcano|Juan Sebastián de Elcano|Juana la Loca|Julián Marías|Juri Gagarin
  |Juscelino Kubitschek|Justus von Liebig|Józef Poniatowski|Jöns Jacob Berzelius|Kaiser Wilhelm|Kaiserin Elisabeth|Karel de Grote|Karel de Stoute
  |Karl Jaspers|Karl der Große|Karol Wielki|Karol Wojtyła|Kaspar Hauser|Katharina die Große|Katharina von Bora|Katharina von Siena
  |Kazimierz Pułaski|Kazimierz Wielki|Klemens von Metternich|Koning Boudewijn|Konrad Adenauer|Konrad Lorenz|Konrad Zuse|Konstantin der Große
  |Kublai Khan|Kurt Eisner|Kurt Gödel|Kwame Nkrumah|Lady Jane Grey|Lajos Kossuth|Lazzaro Spallanzani|Lech Kaczyński|Leif Eriksson|Leo Trotzki
  |Leon Trotsky|Leonhard Euler|Leszek Kołakowski|Lev Landau|Lev Vygotsky|Linus Pauling|Lluís Companys|Lord Kelvin|Lord Mountbatten|Lorenzo de' Medici
  |Louis Daguerre|Louis de Broglie|Louis-Antoine de Bougainville|Louise Michel|Louise Otto-Peters|Lucrezia Borgia|Ludwig Boltzmann
  |Ludwig Erhard|Ludwig Feuerbach|Luigi Galvani|Luther Burbank|Lyndon B. Johnson|Léon Blum|Léon Foucault|Léon Gambetta|Maarten Tromp
  |Madame de Pompadour|Madre Teresa|Manuel Azaña|Manuel Belgrano|Manuel de Arriaga|Mao Zedong|Marco Pantani|Margaret Thatcher
  |Margaretha van Parma|Maria Rodziewiczówna|Maria Sibylla Merian|Maria Stuart|Marian Rejewski|Marie Stuart|Marie de Médicis
  |Mark Antony|Marquis de Condorcet|Marquise de Pompadour|Marquês de Pombal|Martin Buber|Martin Heidegger|Martin Luther|Mary Anning
  |Mary Queen of Scots|Mary Seacole|Mary Wollstonecraft|Maréchal Foch|Maréchal Leclerc|Matilde di Canossa|Matteo Ricci|Matthias Erzberger
  |Maurice Merleau-Ponty|Max Stirner|Max von Laue|Maximilien Robespierre|Maximilien de Robespierre|Mehmet Akif Ersoy|Melanie Klein|Meriwether Lewis
  |Michail Gorbatschow|Michel Foucault|Michiel de Ruyter|Miguel Primo de Rivera|Miguel de Molinos|Mihai Viteazul|Mikhail Gorbachev
  |Milan Rastislav Štefánik|Millicent Fawcett|Moses Mendelssohn|Mother Teresa|Muhammad Ali Jinnah|Mutter Teresa|Mère Teresa
  |Ned Kelly|Neil Armstrong|Nelson Mandela|Neville Chamberlain|Niccolò Cusano|Niceto Alcalá-Zamora|Nicolas Malebranche|Nicolaus Steno
  |Nicolás Copérnico|Nicéphore Niépce|Niels Henrik Abel|Nikita Khrushchev|Nikola Šubić Zrinski|Nikolai Lobachevsky|Nikolaus Otto|Nikolaus von Flüe
  |Nilde Iotti|Nnamdi Azikiwe|Norbert Wiener|Nuno Álvares Pereira|Obafemi Awolowo|Octavia Hill|Olav den Hellige|Ole Rømer|Oliveira Salazar|Olof Palme
  |Olympe de Gouges|Orville Wright|Oskar Schindler|Oswaldo Cruz|Otto der Große|Otto von Guericke|Owain Glyndŵr|Paavo Nurmi|Padre Pio|Palmiro Togliatti
  |Pancho Villa|Patrice Lumumba|Paul Langevin|Paul Revere|Paul Ricœur|Paul von Hindenburg|Pedro Álvares Cabral|Peppino Impastato|Per Albin Hansson
  |Peter Simon Pallas|Peter Stuyvesant|Peter der Große|Peter the Great|Petra Kelly|Philipp Franz von Siebold|Philipp Melanchthon|Philipp Reis
  |Philipp Scheidemann|Philippe Pétain|Pierre Bourdieu|Pierre Brossolette|Pierre Mendès France|Pierre le Grand|Pierre-Joseph Proudhon
  |Pierre-Simon Laplace|Piet Hein|Pieter Jelles Troelstra|Pietro Nenni|Pim Fortuyn|Piotr Skarga|Pontius Pilate|Pontius Pilatus|Porfirio Díaz
  |Práxedes Mateo Sagasta|Rachel Carson|Rafael del Riego|Rani Lakshmibai|René Caillié|Richard Arkwright|Richard Cœur de Lion|Richard Feynman
  |Richard Löwenherz|Richard Nixon|Richard the Lionheart|Richard von Weizsäcker|Rita Levi-Montalcini|Robert Badinter|Robert Bunsen|Robert E. Lee
  |Robert Falcon Scott|Robert Fulton|Robert Oppenheimer|Robert Surcouf|Robert the Bruce|Rodrigo Díaz de Vivar|Roland Barthes|Roland Garros
  |Roman Dmowski|Romuald Traugutt|Ronald Reagan|Rudi Dutschke|Rudolf Diesel|Rudolf Steiner|Rudolf Virchow|Rudolf von Habsburg|Rákóczi Ferenc
  |Sacadura Cabral|Salgueiro Maia|Salomon August Andrée|Salvo D'Acquisto|Samora Machel|Samuel Hahnemann|Samuel Morse|Samuel de Champlain
  |Sandro Pertini|Santiago Ramón y Cajal|Santos Dumont|Sarojini Naidu|Sebastian Kneipp|Sergei Korolev|Severo Ochoa|Sidónio Pais|Simone Veil
  |Simone Weil|Siméon Denis Poisson|Sir Francis Drake|Sitting Bull|Sofia Kovalevskaya|Sofja Kowalewskaja|Sojourner Truth
  |Sophie Germain|Sophie Scholl|Sophus Lie|Srinivasa Ramanujan|Stanisław August Poniatowski|Stanisław Staszic|Stefan Banach|Stefan Batory
  |Stefan Czarniecki|Stefan Rowecki|Stefan Wyszyński|Stephen Hawking|Stonewall Jackson|Subhas Chandra Bose|Suleiman the Magnificent|Sun Yat-sen
  |Susan B. Anthony|Svante Arrhenius|Sven Hedin|Sylvia Pankhurst|Sá Carneiro|Sándor Petőfi|Sébastien Le Prestre de Vauban|Søren Aabye Kierkegaard
  |Süleyman der Prächtige|T. E. Lawrence|Tadeusz Mazowiecki|Tage Erlander|Tazio Nuvolari|Teresa of Avila|Teresa von Ávila|Teófilo Braga
  |Theobald Wolfe Tone|Theodor W. Adorno|Thomas Aquinas|Thomas Becket|Thomas Cranmer|Thomas Hobbes|Thomas Jefferson|Thomas Newcomen|Thomas Sankara
  |Thomas Telford|Thomas Wolsey|Thomas d'Aquin|Thomas von Aquin|Thor Heyerdahl|Thérèse d'Avila|Thérèse de Lisieux|Tina Anselmi|Titus Brandsma
  |Tommaso Campanella|Tommaso d'Aquino|Tomás de Aquino|Tomáš Baťa|Tomáš Masaryk|Toussaint Louverture|Tristão da Cunha|Turnvater Jahn|Tycho Brahe
  |Túpac Amaru|Ulrich Zwingli|Ulysses S. Grant|Urho Kekkonen|Vallabhbhai Patel|Valéry Giscard d'Estaing|Vasco Núñez de Balboa
  |Vasil Levski|Venustiano Carranza|Vera Rubin|Victor Schœlcher|Vidkun Quisling|Viktor Frankl|Vincent de Paul|Vinzenz von Paul|Vlad Țepeș
  |Vladimir Lenin|Vuk Karadžić|W. E. B. Du Bois|Walter Benjamin|Walter Raleigh|Walter Ulbricht|Werner Heisenberg|Werner von Siemens|Wilbur Wright
  |Wilhelm Conrad Röntgen|Wilhelm Dilthey|Wilhelm Johannsen|Wilhelm Tell|Wilhelm der Eroberer|Wilhelm von Humboldt|Willem Barentsz|Willem Drees
  |Willem de Zwijger|William Gladstone|William Wilberforce|William the Conqueror|Willy Brandt|Wincenty Witos|Witold Pilecki|Wladimir Iljitsch Lenin
  |Wolfe Tone|Woodrow Wilson|Władysław Anders|Władysław Jagiełło|Władysław Sikorski|Yasser Arafat|Yitzhak Rabin|Yuri Gagarin|Ziya Gökalp
  |Zumbi dos Palmares|Álvar Núñez Cabeza de Vaca|Álvaro Cunhal|Éamon de Valera|Émile Durkheim|Éric Tabarly|Óscar Romero|İsmet İnönü|Ștefan cel Mare
`
