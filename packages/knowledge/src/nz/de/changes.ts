/** The German words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_DE: Words = {
  'nz.news.pet-bond': {
    says: 'Seit dem 1. Dezember 2025 darf ein Vermieter ein Haustier nur aus gutem Grund ablehnen, und er darf eine Kaution für das Tier (pet bond) verlangen.',
    was: 'Ein Mietvertrag konnte Tiere ohne Grund verbieten.',
    is: 'Sie können um Zustimmung bitten. Die Kaution für das Tier beträgt höchstens zwei Wochenmieten, zusätzlich zur Kaution (bond).',
  },
  'nz.news.tenant-notice': {
    says: 'Seit dem 30. Januar 2025 kündigt ein Mieter mit 21 Tagen Frist, und ein Vermieter aus einigen Gründen mit 42 Tagen.',
    was: 'Ein Mieter hatte 28 Tage Frist, ein Vermieter aus solchen Gründen 63 Tage.',
    is: '21 Tage für Sie. 42 Tage, wenn der Eigentümer oder seine Familie einzieht oder die Wohnung leer verkauft wird.',
  },
  'nz.news.minimum-wage': {
    says: 'Seit dem 1. April 2026 beträgt der Mindestlohn für Erwachsene 23,95 $ in der Stunde.',
    was: 'Er betrug 23,50 $ in der Stunde.',
    is: 'Er beträgt 23,95 $, und 19,16 $ für Anfänger (starting out) und Ausbildung (training).',
  },
  'nz.news.kiwisaver': {
    says: 'Seit dem 1. April 2026 zahlen Sie und Ihr Arbeitgeber je 3,5 % in KiwiSaver ein, außer Sie haben um weniger gebeten.',
    was: 'Der übliche Satz war 3 %.',
    is: 'Der übliche Satz ist 3,5 %. Sie können Inland Revenue bitten, bis zu ein Jahr lang bei 3 % zu bleiben.',
  },
  'nz.news.contractor-gateway': {
    says: 'Seit dem 21. Februar 2026 können einige Selbstständige (contractors) nicht mehr sagen, dass sie in Wahrheit Angestellte waren.',
    was: 'Ein Gericht sah sich an, wie die Arbeit wirklich gemacht wurde.',
    is: 'Wer einen schriftlichen Vertrag hat, der den Test (gateway test) erfüllt, ist selbstständig. Lassen Sie sich früh beraten.',
  },
}
