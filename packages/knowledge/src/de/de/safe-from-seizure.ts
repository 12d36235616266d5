/** What nobody may seize: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SAFE_FROM_SEIZURE_DE: Words = {
  'de.bailiff.right-income': {
    says: 'Bis 30. Juni 2027 sind im Monat mindestens 1.587,40 € Nettolohn sicher. Die erste unterhaltene Person bringt 597,42 € mehr.',
  },
  'de.bailiff.right-account': {
    says: 'Auf dem P-Konto bleiben im Monat mindestens 1.590 € frei. Nicht verbrauchtes Geld ist drei Monate weiter geschützt.',
  },
  'de.bailiff.right-things': {
    says: 'Sachen für Haushalt, Arbeit und Gesundheit sind unpfändbar. Oft gilt das auch für ein Auto, das Sie zur Arbeit brauchen.',
  },
  'de.bailiff.right-home': {
    says: 'Sie dürfen eine Durchsuchung ablehnen, bis ein richterlicher Beschluss vorliegt.',
  },
  'de.bailiff.right-night': {
    says: 'In Wohnungen wird von 21 bis 6 Uhr und an Sonn- und Feiertagen nur mit besonderem Beschluss vollstreckt.',
  },
  'de.bailiff.right-hardship': {
    says: 'Bei sehr großer Härte, etwa Lebensgefahr, kann das Gericht eine Maßnahme stoppen.',
  },
  'de.bailiff.right-extra-pay': {
    says: 'Die Hälfte der Überstunden, Urlaubsgeld und ein Teil des Weihnachtsgelds sind unpfändbar.',
  },
  'de.bailiff.right-no-firing': {
    says: 'Ihr Arbeitgeber erfährt von der Pfändung und muss antworten. Eine Pfändung allein ist fast nie ein Kündigungsgrund.',
  },
  'de.bailiff.pay-want': {
    says: 'Ein Teil Ihres Lohns geht jeden Monat an einen Gläubiger. Der Arbeitgeber muss das tun, bis die Schuld bezahlt ist.',
  },
  'de.bailiff.pay-step': {
    says: 'Melden Sie dem Arbeitgeber heute schriftlich jedes Kind und jeden Partner, für die Sie Unterhalt leisten, mit Nachweis. Dann wird weniger einbehalten.',
  },
  'de.bailiff.warn-credit': {
    says: 'Lassen Sie Ihr Einkommen nur auf das P-Konto zahlen. Sie dürfen nur ein P-Konto haben.',
  },
  'de.bailiff.insight-nothing': {
    says: 'Ist alles geschützt, kann der Gerichtsvollzieher das nur vermerken. Der Gläubiger bekommt vorerst nichts.',
    actionable: 'Bringen Sie Nachweise zu Einkommen, Miete und Familie mit.',
  },
  'de.bailiff.myth-everything': {
    says: 'Der Gerichtsvollzieher darf nicht nehmen, was Sie für einen einfachen Haushalt brauchen, etwa Bett, Kühlschrank, Waschmaschine oder normalen Fernseher.',
  },
  'de.bailiff.change-limits': {
    says: 'Am 1. Juli 2026 sind die Pfändungsfreigrenzen gestiegen.',
    was: 'Bis 30. Juni 2026 betrug der Grundbetrag 1.555,00 € im Monat.',
    is: 'Seit 1. Juli 2026 beträgt er 1.587,40 € im Monat.',
  },
}
