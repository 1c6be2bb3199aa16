/**
 * Makers of long ago, of whom guides and programmes tell by the family name alone. Names that many who live today have too, as
 * a family name or a given one, are left out.
 */

import { once } from '../../../../src-shared/model/once.ts'

/** Composers, painters, architects and writers who died in the last century or before. */
const OF_THE_ARTS = `
  haydn brahms chopin liszt rossini puccini donizetti vivaldi monteverdi palestrina tchaikovsky tschaikowsky tchaïkovski debussy satie berlioz bizet gounod stravinsky
  strawinsky prokofiev prokofjew shostakovich schostakowitsch rachmaninoff rachmaninov mussorgsky mussorgski sibelius grieg bartók kodály gershwin telemann buxtehude rameau couperin scarlatti albéniz
  klimt schiele picasso dalí velázquez zurbarán rembrandt bruegel brueghel dürer cranach holbein altdorfer caravaggio tintoretto botticelli giotto mantegna
  canaletto tiepolo bernini borromini palladio bramante brunelleschi vasari canova rodin monet manet degas renoir cézanne gauguin matisse braque ingres géricault courbet chagall kandinsky mondrian malevich
  malewitsch hokusai hiroshige gainsborough hogarth lalique gaudí siqueiros gropius corbusier modigliani toulouse-lautrec kollwitz feininger tischbein spitzweg lenbach
  flaubert balzac proust stendhal baudelaire rimbaud molière corneille maupassant mallarmé apollinaire tolstoy tolstoi tolstoj dostoevsky dostojewski dostoïevski chekhov tschechow tchekhov pushkin puschkin
  michelangelo fragonard watteau corot sisley vuillard hindemith poulenc messiaen massenet meyerbeer sartre beauvoir ionesco orwell tolkien nabokov pasternak
  goldoni ariosto foscolo ungaretti calvino pavese rulfo valle-inclán tàpies chillida oteiza sorolla carpaccio
  turgenev turgenjew tourgueniev shakespeare goethe hölderlin novalis eichendorff hofmannsthal rilke tucholsky ringelnatz boccaccio pirandello d'annunzio
  unamuno camões ibsen strindberg mickiewicz słowacki norwid wyspiański chełmoński petőfi kossuth széchenyi eminescu brâncuși caragiale lönnrot runeberg komenský
  шевченка пушкін пушкин пушкина гоголь гоголя толстой толстого достоевский чехов чехова тургенев лермонтов бетховен моцарт чайковский рахманинов репин рєпін шишкин айвазовский айвазовський примаченко сковорода`
const MAKERS = once(() => new Set(OF_THE_ARTS.trim().split(/\s+/)))

/** Whether a name is the family name alone of somebody of the arts whom guides and programmes call so, and hardly anybody's today. */
export function isOfTheArts(name: string): boolean {
  return MAKERS().has(name.toLowerCase())
}
