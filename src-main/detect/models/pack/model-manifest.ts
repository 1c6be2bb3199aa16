/**
 * What a model pack says of itself: `manifest.json` beside its files. The same
 * form serves the packs that ship and those that a user adds.
 */

import Type from 'typebox'
import { CATEGORIES, SEVERITIES } from '../../../../src-shared/model/vocabulary.ts'

const closed = { additionalProperties: false }
const share = () => Type.Number({ minimum: 0, maximum: 1 })

const PackFile = Type.Object(
  {
    /** Relative to the manifest, within its folder. */
    path: Type.String({ pattern: '^(?!.*\\.\\.)[A-Za-z0-9_][A-Za-z0-9._/-]{0,127}$' }),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  },
  closed,
)

const HeadClass = Type.Object(
  {
    /** Class name of the interface: `attack`, a threat class, a pii or dlp label; what is harmless is `benign`. */
    name: Type.String({ minLength: 1, maxLength: 64 }),
    severity: Type.Enum([...SEVERITIES]),
    /** Probability from which the class is accepted; at 1 it is never a candidate. */
    threshold: share(),
    /** Probability from which a rejected class asks for a look; 0.15 below the threshold where left out. */
    review_from: Type.Optional(share()),
    /**
     * Threshold of an injection, or of an override of instructions, in a tale: role play, fiction
     * and hypotheses dress harmless requests as attacks. The usual one where left out.
     */
    threshold_in_tales: Type.Optional(share()),
    /**
     * Threshold of the same where it is a part of a longer text: few documents tell an assistant anything, of short
     * messages many do. The usual one where left out.
     */
    threshold_in_documents: Type.Optional(share()),
    /**
     * Threshold of an attack on a machine in a program or command that holds no sign of one: a network that knows attacks
     * takes everyday scripts for them. The usual one where left out.
     */
    threshold_in_commands: Type.Optional(share()),
    /**
     * Threshold of a screen's class in a place that a guard has read, too, and rejects. The usual one where left out.
     */
    threshold_overruled: Type.Optional(share()),
    /**
     * A category of which the pack must accept something in the same place, or the class is not told
     * there: an override of instructions, which is a threat, is an injection first.
     */
    needs: Type.Optional(Type.Enum([...CATEGORIES])),
    /**
     * Of an L2 pack: a text in which the class is as probable as this goes to L3 where the category
     * is asked for, whatever a router says. A screen that says it of no class and has no router is
     * sure of nothing.
     */
    promotes_from: Type.Optional(share()),
  },
  closed,
)

/** An output of the network about one category. */
const Head = Type.Object(
  {
    category: Type.Enum([...CATEGORIES]),
    /** Name of the network's output. */
    output: Type.String({ minLength: 1 }),
    /**
     * `sequence`: one row of logits a chunk. `tokens`: one row a token, of which
     * labels of one class in a row become a span; `B-` and `I-` before a class
     * are told apart. A class with the threshold 1 is not read. Of a pack that also judges chunks of injection or threat,
     * the spans of that category only say which sentences of an accepted chunk
     * are the evidence; else each is a find of its own.
     */
    kind: Type.Enum(['sequence', 'tokens']),
    /** `softmax`: classes exclude each other. `sigmoid`: each stands alone. */
    activation: Type.Enum(['softmax', 'sigmoid']),
    /** Logits are divided by it before the activation (Guo et al. 2017, temperature scaling). */
    temperature: Type.Number({ exclusiveMinimum: 0 }),
    /** In the order of the logits; null for one that is harmless. */
    labels: Type.Array(Type.Union([Type.String({ minLength: 1 }), Type.Null()]), { minItems: 1 }),
    /** Every class that `labels` names, once, without `B-` and `I-`. */
    classes: Type.Array(HeadClass, { minItems: 1 }),
  },
  closed,
)

export const ModelManifest = Type.Object(
  {
    format: Type.Literal(1),
    /** `model` of the interface. */
    id: Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{0,63}$' }),
    version: Type.String({ minLength: 1, maxLength: 64 }),
    level: Type.Enum(['L2', 'L3']),
    licence: Type.String({ minLength: 1 }),
    files: Type.Object(
      { model: PackFile, tokenizer: PackFile, tokenizer_config: Type.Optional(PackFile) },
      closed,
    ),
    /** Tokens of one reading, special ones included. */
    window_tokens: Type.Integer({ minimum: 8, maximum: 8_192 }),
    /** Names of the network's inputs. */
    inputs: Type.Object(
      {
        ids: Type.String({ minLength: 1 }),
        mask: Type.Optional(Type.String({ minLength: 1 })),
        types: Type.Optional(Type.String({ minLength: 1 })),
      },
      closed,
    ),
    heads: Type.Array(Head, { minItems: 1 }),
    /**
     * Makes it a tagger of names, which reads whole documents word by word: its `tokenizer` is the
     * file of word lists, its one head, of tokens, has `B-`, `I-`, `L-` and `U-` before the classes.
     */
    tagger: Type.Optional(
      Type.Object(
        {
          /** How well the label of the column follows that of the row, in the order of the head's labels. */
          follows: Type.Array(Type.Array(Type.Number())),
          /**
           * How many words to either side each layer looks, in their order. The network is given the rows of the
           * different words (`ids`), and for each layer, as `beside_0` and so on, which three of the layer before, from
           * 1 and 0 for none, make each different context; it has a row of scores for each context of the last one.
           */
          reach: Type.Array(Type.Integer({ minimum: 1, maximum: 16 }), {
            minItems: 1,
            maxItems: 8,
          }),
        },
        closed,
      ),
    ),
    /**
     * Whether the odds of a class are divided by the number of chunks beside each other, up
     * to a bound, before its threshold applies: who looks at more of them finds more by
     * chance (Bonferroni), and a long document must not be flagged for its length. A user's
     * pack, with a threshold of its owner's, is taken at its word.
     */
    counts_places: Type.Optional(Type.Boolean()),
    /** Of an L2 pack: the output whose sigmoid says how likely it is that L3 would answer otherwise. */
    router: Type.Optional(
      Type.Object(
        {
          output: Type.String({ minLength: 1 }),
          temperature: Type.Number({ exclusiveMinimum: 0 }),
          /** Chunks from here up go to L3. */
          threshold: share(),
        },
        closed,
      ),
    ),
    /** Of an L3 pack: share of L3 in the weighted mean with L2, by category; 0.5 where left out. */
    union: Type.Optional(
      Type.Partial(Type.Object(Object.fromEntries(CATEGORIES.map((name) => [name, share()])))),
    ),
  },
  closed,
)
export type ModelManifest = Type.Static<typeof ModelManifest>
export type ModelHead = ModelManifest['heads'][number]
