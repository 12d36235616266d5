/** The German words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_DE: Words = {
  'nl.duo.right-lived-there': {
    says: 'Zeigen Sie, dass Sie dort wohnten: Bank- und Reisedaten, Fotos, Post, Aussagen von Nachbarn. Eine Strafe muss zu Ihrer Schuld passen.',
  },
  'nl.duo.right-object': {
    says: 'Sie können binnen sechs Wochen kostenlos widersprechen (bezwaar) und angehört werden. Verlangen Sie den Bericht vom Besuch an der Adresse.',
  },
  'nl.duo.right-lower': {
    says: 'Was Sie im Monat zahlen, richtet sich nach Ihrem Einkommen vor zwei Jahren. Ist es jetzt mindestens 15 % niedriger? Bitten Sie DUO, ein neueres Jahr zu nehmen (peiljaarverlegging). Tun Sie das jedes Jahr neu.',
  },
  'nl.duo.right-pause': {
    says: 'Sie können die Zahlung eine Zeit lang aussetzen, zusammen bis zu fünf Jahre (jokerjaren). Stellen Sie das in Mijn DUO ein. Zinsen laufen weiter.',
  },
  'nl.duo.right-object-loan': {
    says: 'Stimmt die Summe oder das Einkommen nicht? Sie können binnen sechs Wochen kostenlos Einspruch (bezwaar) einlegen.',
  },
}
