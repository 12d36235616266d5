/** Questions of tenants whose home is sold: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSE_SOLD_DE: Words = {
  'au.ask.sold-vic': {
    says: 'In Victoria braucht eine Kündigung wegen Verkaufs seit dem 25. November 2025 90 Tage. Sie muss auf dem amtlichen Formular stehen, mit Beleg wie Kaufvertrag oder Maklerauftrag. Eine E-Mail allein reicht nicht. Eine feste Laufzeit beendet sie nicht vorher. Sie müssen an dem Tag nicht gehen: Zahlen Sie weiter Miete und gehen Sie zum VCAT. Nur die Polizei mit Befehl (warrant) des VCAT darf Sie hinaussetzen.',
  },
  'au.ask.sold-nsw': {
    says: 'In New South Wales kommt es auf den Verkauf an. Ist ein Vertrag unterschrieben und der Käufer will die Wohnung leer, reichen 30 Tage. Soll sie erst verkauft werden, sind es 90 Tage, bei Verträgen bis sechs Monate 60. Bei fester Laufzeit endet sie nie vor dem letzten Tag. Ein Beleg, etwa der Vertrag, muss dabei sein. Stimmt die Kündigung nicht, bleiben und zahlen Sie; nur das NCAT kann die Räumung anordnen.',
  },
  'au.ask.fixed-term-sold': {
    says: 'Nein. Ein Vertrag mit fester Laufzeit geht mit dem neuen Eigentümer weiter. Wegen eines Verkaufs müssen Sie nicht vor dem letzten Tag gehen, außer Sie stimmen zu. Zahlen Sie weiter Miete und schreiben Sie, dass Sie bis zum Ende bleiben. Will man Sie früher draußen haben, dürfen Sie Geld dafür verlangen. Nur das Gericht (tribunal) kann Sie zum Auszug zwingen.',
  },
  'au.ask.house-sold': {
    says: 'Eine feste Laufzeit endet durch Verkauf nicht vor dem letzten Tag. Ohne feste Zeit sind es in Victoria 90 Tage, auf dem amtlichen Formular mit Beleg. In New South Wales sind es 30 Tage bei unterschriebenem Vertrag, 90, wenn erst verkauft werden soll. In Queensland sind es zwei Monate. Eine falsche Kündigung bindet nicht. Sie können bleiben und Miete zahlen, bis das Gericht (tribunal) entscheidet; rufen Sie eine Mieterhilfe an.',
    dependsOn: 'Ihr Staat und ob die Laufzeit fest ist',
  },
}
