/** Questions about a collector at the door, and about debts that may be too old: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DOOR_NL: Words = {
  'gb.ask-debt.take-car': {
    says: 'Een incassobureau kan uw auto of spullen niet meenemen. Dat kunnen alleen deurwaarders (bailiffs). Bij een gewone schuld hebben ze een vonnis (judgment) nodig dat u niet betaalde.',
  },
  'gb.ask-debt.let-in': {
    says: 'U hoeft een incassobureau niet binnen te laten en niet met hen te praten. Ze moeten weggaan als u dat vraagt. Het zijn geen deurwaarders (bailiffs).',
  },
  'gb.ask-debt.let-in-scotland': {
    says: 'Een incassobureau mag niet binnenkomen en niets meenemen. In Schotland kunnen alleen gerechtsdienaren (sheriff officers) een schuld afdwingen, en pas na een bevel van de rechter.',
  },
  'gb.ask-debt.let-in-ni': {
    says: 'Een incassobureau mag niet binnenkomen en niets meenemen. Alleen het Enforcement of Judgments Office kan een schuld afdwingen, na een vonnis (judgment).',
  },
  'gb.ask-debt.too-old': {
    says: 'Voor de meeste schulden hebben ze zes jaar om een eis bij de rechter (court claim) te beginnen. Vóór het einde laat een betaling of getekende erkenning ze opnieuw beginnen. Een vonnis dat op tijd kwam, vervalt zo niet.',
    dependsOn:
      'wanneer u voor het laatst betaalde of schriftelijk erkende, en of er al een vonnis is',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'In Schotland eindigen de meeste schulden na vijf jaar zonder betaling, schriftelijke erkenning of rechtszaak. Dan bent u niets schuldig. Gemeentebelasting (council tax) en bevelen van de rechter blijven langer.',
    dependsOn:
      'of u in de laatste vijf jaar betaalde, schriftelijk erkende of voor de rechter werd gedaagd',
  },
  'gb.ask-debt.too-old-ni': {
    says: 'In Noord-Ierland hebben ze voor de meeste schulden zes jaar. Vóór het einde laat een betaling of getekende erkenning ze opnieuw beginnen.',
    dependsOn: 'wanneer u voor het laatst betaalde of schriftelijk erkende',
  },
}
