/** Questions about divorce, its money, maintenance, contact with children and violence at home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_NL: Words = {
  'ch.ask.divorce': {
    says: 'Zijn beiden het eens? Dien het dan samen in bij de rechtbank. Zo niet, dan kunt u na twee jaar uit elkaar alleen indienen. Daarvoor kan een rechter snel beslissen wie in de woning blijft, waar de kinderen wonen en wie wat betaalt (Eheschutz).',
  },
  'ch.ask.divorce-money': {
    says: 'Zonder contract houdt ieder wat hij vooraf had of erfde; wat u beiden in het huwelijk spaarde, wordt gehalveerd. Ook het pensioengeld uit het huwelijk. Alimentatie voor u hangt af van behoefte en middelen. Een rechter kan voorlopige betalingen vaststellen. Vraag raad.',
  },
  'ch.ask.violence': {
    says: 'Bij gevaar belt u 117. De politie kan de persoon meteen dagenlang wegsturen. Een rechter kan contact verbieden en u de woning geven. Slachtofferhulp (Opferhilfe), dag en nacht: 142. Die is gratis, geheim en helpt ook met geld, een veilige plek en een advocaat. Ga naar een arts en bewaar foto’s. Ook kinderen zijn beschermd.',
  },
  'ch.ask.contact': {
    says: 'Ouder en kind hebben recht op contact, ook als alimentatie niet betaald is. Schrijf, stel vaste dagen voor en bewaar bewijs. Vraag dan de kinderbescherming (KESB), of de rechter bij scheiding, het contact te regelen of te manen. Die kan een begeleider of begeleide bezoeken bevelen. Haal het kind niet zelf.',
  },
  'ch.ask.maintenance': {
    says: 'Beide ouders betalen voor een kind naar hun middelen. Een rechter kan het bedrag veranderen als het leven verandert. De gemeente kan onbetaalde bedragen voorschieten.',
  },
}
