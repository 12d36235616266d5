/** The German words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_DE: Words = {
  'au.breach.want': {
    says: 'Eine Organisation sagt Ihnen, dass andere vielleicht Ihre Daten gesehen haben. Sie schulden nichts, aber schützen Sie sich.',
  },
  'au.breach.reality': {
    says: 'Nicht jedes Datenleck führt zu Missbrauch. Eine Sperre (ban) Ihrer Kreditauskünfte verhindert die meisten neuen Kredite in Ihrem Namen.',
  },
  'au.breach.right-told': {
    says: 'Man muss Ihnen sagen, um welche Daten es ging und was Sie tun sollen, wenn ernster Schaden wahrscheinlich ist.',
  },
  'au.breach.right-ban': {
    says: 'Sie können die Auskunfteien (credit bodies) um eine kostenlose Sperre (ban) Ihrer Kreditauskunft für 21 Tage bitten, und darum, sie zu verlängern.',
  },
  'au.breach.right-complain': {
    says: 'Sie können sich bei der Firma beschweren, und nach 30 Tagen kostenlos beim Beauftragten für Datenschutz (OAIC).',
  },
  'au.breach.step': {
    says: 'Ändern Sie Ihre Passwörter und rufen Sie IDCARE unter 1800 595 160 an. Bitten Sie Ihre Bank, auf Ihre Konten zu achten.',
  },
  'au.breach.option': {
    says: 'Bitten Sie alle Auskunfteien (credit bodies) um eine Sperre (ban), und holen Sie neue Papiere, wo Nummern gestohlen wurden.',
    title: 'Ihren Namen schützen',
    cost: 'Kostenlos',
    time: 'Diese Woche',
    risk: 'Die Sperre muss weg, bevor Sie einen Kredit beantragen.',
    bestFor: 'Alle, die so einen Brief bekommen.',
  },
}
