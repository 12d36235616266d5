/** What people believe of food stamps for citizens alone and of promises not to work for a rival, put right: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_FOOD_AND_RIVALS_DE: Words = {
  'us.fact.snap-not-citizen': {
    says: 'SNAP (food stamps) ist nicht nur für Staatsbürger. Eine green card zählt meist nach fünf Jahren, bei Kindern unter 18 sofort. Entrants aus Kuba und Haiti und Menschen aus Palau, Mikronesien und von den Marshallinseln müssen nicht warten. Seit dem 4. Juli 2025 brauchen Flüchtlinge und Menschen mit Asyl meist zuerst eine green card. Kinder mit US-Pass können es bekommen, auch wenn Sie es nicht können. Abgelehnt? Verlangen Sie binnen 90 Tagen ein fair hearing.',
  },
  'us.state.ca.ask-rival-work': {
    says: 'In Kalifornien ist das Versprechen, nicht bei der Konkurrenz zu arbeiten, nichtig, egal wo und wann Sie es unterschrieben. Sie dürfen bei der Konkurrenz arbeiten oder selbst gründen. Der Arbeitgeber darf es nicht einmal in den Vertrag setzen oder durchsetzen wollen. Tut er es, können Sie auf Ihren Schaden und die Anwaltskosten klagen. Anders, wenn Sie eine Firma verkauft oder eine Gesellschaft verlassen haben. Geschäftsgeheimnisse bleiben geheim: Nehmen Sie keine Dateien oder Kundenlisten mit.',
  },
}
