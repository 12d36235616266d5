/** The German words of the rows in ../used-cars-and-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const USED_CARS_AND_GOODS_DE: Words = {
  'us.goods.right-guide': {
    says: 'Ein Händler muss an jeden Gebrauchtwagen einen Buyers Guide hängen, der „as is“ sagt oder welche Garantie Sie bekommen. Was darin steht, gehört zum Geschäft.',
  },
  'us.goods.right-work': {
    says: 'Waren müssen meist tun, was solche Waren normal tun. „As is“ kann das ausschließen, aber nicht Lügen oder ein schriftliches Versprechen. Manche Bundesstaaten verbieten „as is“.',
  },
  'us.goods.right-warranty': {
    says: 'Wer eine schriftliche Garantie gibt, muss sie halten und kann die Grundgarantie nicht ausschließen. Gewinnen Sie vor Gericht, muss man vielleicht Ihren Anwalt bezahlen.',
  },
  'us.goods.right-miles': {
    says: 'Wurde der Kilometerstand (mileage) zurückgedreht, um Sie zu betrügen, können Sie das Dreifache Ihres Verlusts oder $10,000 verlangen, was mehr ist.',
  },
}
