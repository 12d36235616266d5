/** Questions about the police, a charge and an order against oneself: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_DE: Words = {
  'au.ask.order-against-me': {
    says: 'Halten Sie sich ab Erhalt an die Anordnung. Verbotener Kontakt ist strafbar, auch wenn der andere zuerst schreibt. Gehen Sie am Tag zum Gericht. Bleiben Sie weg, kann sie ohne Sie ergehen. Sie können zustimmen, ohne etwas zuzugeben, oder widersprechen und eine Verhandlung bekommen. Sie ist keine Verurteilung. Rufen Sie vorher Legal Aid an und fragen Sie im Gericht nach dem duty lawyer. Sichern Sie Nachrichten.',
  },
  'au.ask.charged': {
    says: 'Sie müssen am Tag hingehen. Bleiben Sie weg, kann das Gericht ohne Sie entscheiden oder Sie festnehmen lassen. Rufen Sie jetzt Legal Aid Ihres Staates an. Fragen Sie im Gericht vor dem Aufruf nach dem duty lawyer: kostenlos. Am ersten Tag dürfen Sie um Zeit für Rat bitten, bevor Sie sich äußern. Sprechen Sie nicht mit der Polizei darüber. Bringen Sie Briefe zu Arbeit, Familie und Gesundheit mit.',
  },
  'au.ask.police': {
    says: 'Sind Sie nicht festgenommen, müssen Sie nicht hingehen oder bleiben. Fragen zur Sache müssen Sie nicht beantworten, ob schuldig oder nicht. In manchen Fällen, etwa am Steuer, müssen Sie Namen und Adresse nennen. Rufen Sie vor jedem Verhör Legal Aid oder einen Anwalt an. Sie dürfen auf jede Frage „no comment“ sagen. Bleiben Sie höflich, wehren Sie sich nicht. Sagen Sie, dass Sie einer Durchsuchung nicht zustimmen.',
  },
}
