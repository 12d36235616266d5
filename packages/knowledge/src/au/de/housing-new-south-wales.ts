/** Notices to end a tenancy and late rent in New South Wales: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NEW_SOUTH_WALES_DE: Words = {
  'au.home.nsw-element-reason': {
    says: 'In New South Wales muss eine Kündigung (notice) eines Mietvertrags einen Grund aus dem Gesetz nennen.',
    name: 'Der Grund',
    ifMissing:
      'Wir sehen keinen Grund. Ohne Grund zählt die Kündigung vielleicht nicht. Rufen Sie eine Mieterberatung an.',
  },
  'au.home.nsw-grounds': {
    says: 'Seit dem 19. Mai 2025 braucht ein Vermieter in New South Wales einen Grund aus dem Gesetz, um einen Mietvertrag zu beenden, und bei vielen Gründen Beweise.',
  },
  'au.home.nsw-pay': {
    says: 'In New South Wales endet die Kündigung (notice) wegen offener Miete, wenn Sie alles zahlen, was Sie schulden, oder einen vereinbarten Plan einhalten. Immer wieder zu spät zu zahlen ist etwas anderes.',
  },
  'au.home.nsw-fourteen': {
    says: 'In New South Wales muss die Miete vor einer Kündigung (notice) 14 Tage zu spät sein, und die Kündigung muss 14 Tage geben.',
  },
  'au.home.nsw-ninety': {
    says: 'In New South Wales brauchen die meisten Gründe, an denen Sie nicht schuld sind, 90 Tage Frist. Bei einem Mietvertrag von sechs Monaten oder weniger sind es 60.',
  },
  'au.home.nsw-sheriff': {
    says: 'In New South Wales kann nur das Tribunal (NCAT) den Mietvertrag beenden, und nur ein Beamter des Sheriffs (Sheriff’s officer) darf Sie hinaussetzen.',
  },
  'au.home.nsw-change': {
    says: 'In New South Wales endeten Kündigungen ohne Grund am 19. Mai 2025.',
    was: 'Ein Vermieter konnte einen Mietvertrag ohne Grund beenden.',
    is: 'Ein Vermieter braucht einen Grund, der im Gesetz steht.',
  },
  'au.home.nsw-pay-by': {
    says: 'In New South Wales muss die Kündigung (notice) wegen offener Miete Ihnen 14 Tage geben. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Die Miete zahlen oder schriftlich einen Plan vereinbaren',
    consequence: 'Man kann das Tribunal bitten, den Mietvertrag zu beenden.',
  },
}
