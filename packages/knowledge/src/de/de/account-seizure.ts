/** An account that is seized, and the protected account (P-Konto): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_SEIZURE_DE: Words = {
  'de.bailiff.know-month': {
    says: 'Die Bank muss einen Monat warten, bevor sie auszahlt. Ein P-Konto in diesem Monat schützt rückwirkend.',
    learnMore:
      'Schreiben Sie der Bank: „Führen Sie mein Konto als P-Konto.“ Ab dem vierten Geschäftstag muss sie es tun.',
  },
  'de.bailiff.deadline-account': {
    says: 'Ein P-Konto binnen eines Monats, nachdem die Bank die Pfändung bekam, schützt auch schon gesperrtes Geld. Der Tag hier ist der sichere.',
    action: 'Konto in ein P-Konto umwandeln lassen',
    consequence: 'Die Bank zahlt das gepfändete Geld an den Gläubiger aus.',
  },
  'de.bailiff.step-account': {
    says: 'Machen Sie Ihr Konto heute zum P-Konto. Dann sind im Monat mindestens 1.590 € geschützt.',
  },
  'de.bailiff.step-certificate': {
    says: 'Haben Sie Kinder, Unterhalt oder Kindergeld? Holen Sie eine Bescheinigung bei der Schuldnerberatung. Dann ist mehr geschützt.',
  },
  'de.bailiff.option-protect': {
    says: 'Verlangen Sie ein P-Konto und legen Sie Bescheinigungen für Kinder und Leistungen vor.',
    title: 'Konto und Lohn schützen',
    cost: 'Bei der Bank kostenlos.',
    time: 'Vier Geschäftstage.',
    risk: 'Ein P-Konto hat keinen Dispo.',
    bestFor: 'Ihr Einkommen ist niedrig oder das Konto ist gepfändet.',
  },
  'de.bailiff.tactic-certificate': {
    says: 'Eine Bescheinigung für das P-Konto kann den sicheren Betrag um Hunderte Euro erhöhen.',
    risk: 'Sie muss erneuert werden, wenn sie abläuft.',
    notWhen: 'Sie leben allein, unterhalten niemanden und bekommen kein Kindergeld.',
  },
  'de.bailiff.tactic-judge-account': {
    says: 'Kommt nur unpfändbares Geld aufs Konto, kann das Gericht es bis zu zwölf Monate freigeben.',
    risk: 'Sie müssen die letzten sechs Monate belegen.',
    notWhen: 'Sie bekommen manchmal mehr als den Freibetrag.',
  },
  'de.bailiff.account-want': {
    says: 'Ihr Konto oder anderes Geld ist für einen Gläubiger gepfändet. Die Bank muss es festhalten und darf Ihnen vorerst nichts zahlen.',
  },
  'de.bailiff.account-who': {
    says: 'Die Bank macht nur, was im Beschluss steht. Das Geld bekommt der genannte Gläubiger.',
  },
  'de.bailiff.account-reality': {
    says: 'Sie kommen schnell wieder an Geld. Ein P-Konto gibt jeden Monat den Grundbetrag frei, auch für schon gesperrtes Geld.',
  },
  'de.bailiff.account-step': {
    says: 'Gehen Sie heute zur Bank und verlangen Sie schriftlich ein P-Konto. Nehmen Sie Nachweise über Kinder und Leistungen mit.',
  },
  'de.bailiff.account-option': {
    says: 'Bieten Sie Raten an, wenn der Gläubiger die Pfändung ruhend stellt.',
    title: 'Mit dem Gläubiger einigen',
    cost: 'Die Schuld in Raten.',
    time: 'Einige Tage.',
    risk: 'Der Gläubiger entscheidet. Lassen Sie es sich schriftlich geben.',
    bestFor: 'Sie können jeden Monat sicher zahlen.',
  },
  'de.bailiff.bank-want': {
    says: 'Ihre Bank teilt mit, dass ein Gläubiger Ihr Konto gepfändet hat. Über die Schuld entscheidet die Bank nicht.',
  },
  'de.bailiff.bank-step': {
    says: 'Verlangen Sie noch heute schriftlich ein P-Konto. Die Bank muss es binnen vier Geschäftstagen kostenlos einrichten. Innerhalb eines Monats schützt das auch rückwirkend.',
  },
  'de.bailiff.bank-right': {
    says: 'Ein fester Betrag bleibt Ihnen jeden Monat, mit Kindern oder manchen Leistungen mehr, wenn Sie eine Bescheinigung zeigen. Gegen eine falsche Pfändung hilft die Erinnerung beim Gericht.',
  },
}
