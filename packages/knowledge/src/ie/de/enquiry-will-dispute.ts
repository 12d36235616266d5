/** Questions about a will that leaves someone out: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WILL_DISPUTE_DE: Words = {
  'ie.ask.will-dispute': {
    says: 'Gehen Sie jetzt zu einem Anwalt (solicitor). Ein Kind kann das Gericht fragen, wenn ein Elternteil nicht genug für es gesorgt hat; die Frist sind sechs Monate ab der ersten Erteilung (grant). Ein Testament kann scheitern, wenn die Person nicht klar im Kopf war oder gedrängt wurde. Ehepartner haben in jedem Fall einen festen Anteil.',
  },
  'ie.ask.executor-alone': {
    says: 'Ja, einer von zwei Testamentsvollstreckern (executors) kann allein probate beantragen, mit dem Original des Testaments. Dem anderen bleibt der spätere Beitritt vorbehalten, oder er verzichtet schriftlich. Danach handeln Sie für den Nachlass: Konten einziehen, verkaufen, Schulden zahlen und verteilen, möglichst binnen eines Jahres. Mietfreies Wohnen allein gibt ihm kein Bleiberecht. Blockiert er, kann ein solicitor das Gericht anrufen.',
  },
}
