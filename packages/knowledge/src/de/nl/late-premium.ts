/** The Dutch words of Germany: late premium. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_ROWS_NL: Words = {
  'de.premium.want': {
    says: 'Uw verzekeraar wil een premie die te laat is, en geeft er een termijn voor.',
  },
  'de.premium.reality': {
    says: 'Na de termijn hebt u misschien geen dekking, en mogen ze het contract beëindigen. Betaal daarvoor, of vraag vandaag in elk geval meer tijd.',
  },
  'de.premium.right-two-weeks': {
    says: 'De termijn moet minstens twee weken zijn. De brief moet premie, rente en kosten één voor één noemen, en zeggen wat volgt. Anders heeft hij geen effect.',
  },
  'de.premium.right-month': {
    says: 'Is het contract beëindigd? Betaal alles binnen één maand, en het leeft weer. Voor schade ertussen is er geen dekking.',
  },
  'de.premium.right-first': {
    says: 'Bij een eerste premie gelden andere regels: ze mogen zich meteen terugtrekken. De dekking vervalt alleen als de polis u duidelijk waarschuwde, en niet als u geen schuld hebt.',
  },
  'de.premium.step': {
    says: 'Tel twee weken vanaf de dag dat de brief kwam. Controleer elk bedrag. Autoverzekering? Zonder dekking mag u niet rijden.',
  },
  'de.premium.option-pay': {
    says: 'Betaal met het nummer van het contract, voordat de termijn eindigt.',
    title: 'De premie betalen',
    cost: 'De premie.',
    time: 'Twee weken.',
    risk: 'Geen.',
    bestFor: 'U hebt de dekking nodig.',
  },
  'de.premium.option-time': {
    says: 'Vraag schriftelijk om delen, en dat de dekking blijft.',
    title: 'Om delen vragen',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Ze hoeven niet in te stemmen.',
    bestFor: 'U kunt niet alles ineens betalen.',
  },
}
