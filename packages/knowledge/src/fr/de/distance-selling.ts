/** Sales online, by phone or at the door: the right to withdraw, sales calls and things nobody ordered: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISTANCE_SELLING_WORDS: Words = {
  'fr.buy.right-withdraw': {
    says: 'Die meisten Käufe online, am Telefon oder an der Haustür können Sie binnen 14 Tagen ohne Grund widerrufen. Dann muss der Händler binnen 14 Tagen erstatten.',
  },
  'fr.buy.right-withdraw-longer': {
    says: 'Hat der Verkäufer Ihnen dieses Recht nicht genannt, haben Sie zwölf Monate mehr.',
  },
  'fr.buy.right-cold-call': {
    says: 'Seit dem 11. August 2026 braucht eine Firma vor einem Werbeanruf Ihre Einwilligung. Ein Vertrag aus einem Anruf ohne sie ist nichtig.',
  },
  'fr.buy.right-unordered': {
    says: 'Für Sachen oder Leistungen, die Sie nicht bestellt haben, schulden Sie nichts.',
  },
  'fr.buy.insight-withdraw': {
    says: 'Der Brief spricht vom Widerrufsrecht. Die 14 Tage beginnen mit der Lieferung der Ware, bei einer Dienstleistung mit dem Vertrag.',
    actionable: 'Schicken Sie Ihren Widerruf jetzt schriftlich und behalten Sie den Beweis.',
  },
  'fr.buy.change-calls': {
    says: 'Seit dem 11. August 2026 brauchen Werbeanrufe Ihre vorherige Einwilligung.',
    was: 'Sie mussten sich bei Bloctel eintragen, um Anrufe zu stoppen.',
    is: 'Ohne Ihre Einwilligung sind solche Anrufe verboten.',
  },
  'fr.buy.right-withdraw-button': {
    says: 'Seit dem 19. Juni 2026 muss eine Website, die online verkauft, eine kostenlose Schaltfläche zum Widerruf haben („renoncer au contrat ici“).',
  },
  'fr.buy.change-withdraw-button': {
    says: 'Seit dem 19. Juni 2026 können Sie einen Onlinekauf mit einer Schaltfläche auf der Website widerrufen.',
    was: 'Sie mussten ein Formular oder einen Brief schicken.',
    is: 'Die Website muss die Schaltfläche anbieten und Ihnen den Eingang bestätigen.',
  },
}
