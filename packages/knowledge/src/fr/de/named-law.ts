/** The German words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'fr.tax.when-due': {
    says: 'Der Bescheid nennt den letzten Tag zum Zahlen. Davor kommt kein Zuschlag. Danach rechnet das Gesetz 10 % dazu.',
  },
  'fr.tax.how-paid': {
    says: 'Über 300 € müssen Sie die Steuer online zahlen oder vom Konto abbuchen lassen. Bis 300 € dürfen Sie anders zahlen.',
  },
  'fr.town.right-two-months': {
    says: 'Sie haben ab dem Erhalt dieser Rechnung einer Gemeinde oder Klinik zwei Monate. In dieser Zeit können Sie sie vor dem genannten Gericht anfechten.',
  },
  'fr.town.right-four-years': {
    says: 'Die öffentliche Kasse (comptable public) hat vier Jahre, um sie einzutreiben. Jeder Schritt dazu startet die vier Jahre neu.',
  },
  'fr.mortgage.right-pause': {
    says: 'Nach einem Stellenverlust oder einem anderen schweren Schlag können Sie den Richter bitten, den Kredit bis zu zwei Jahre auszusetzen.',
  },
  'fr.mortgage.right-own-sale': {
    says: 'Gehen Sie zur Verhandlung (audience d’orientation). Dort können Sie bitten, die Wohnung selbst verkaufen zu dürfen. Das bringt oft mehr.',
  },
  'fr.benefit.right-twenty-days': {
    says: 'Sie haben ab diesem Schreiben 20 Tage, um falsche Angaben berichtigen zu lassen. In dieser Zeit können Sie auch zahlen oder Raten über höchstens 12 Monate zusagen. Tun Sie nichts, darf die Kasse einen Teil Ihrer Leistungen einbehalten.',
  },
}
