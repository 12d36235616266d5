/** Letters that tell people to stop something: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_DE: Words = {
  'ch.cease.want': {
    says: 'Sie sollen etwas unterlassen, oft auch eine Erklärung unterschreiben und zahlen.',
  },
  'ch.cease.reality': {
    says: 'Dieser Brief ist kein Verbot. Verbieten kann Ihnen nur ein Gericht. Es kann aber schnell handeln, wenn Sie nichts tun.',
  },
  'ch.cease.not-yet': {
    says: 'Ohne Gericht und Betreibungsamt können sie weder büssen noch Geld nehmen.',
  },
  'ch.cease.step-first': {
    says: 'Unterschreiben Sie nicht sofort. Sichern Sie, worum es geht, notieren Sie das Datum und lassen Sie sich vorher beraten.',
  },
  'ch.cease.right-penalty': {
    says: 'Sie dürfen selbst eine kürzere Erklärung ohne Strafe schreiben. Eine unterschriebene Konventionalstrafe bindet Sie. Ein Gericht kann eine viel zu hohe senken.',
  },
  'ch.cease.right-costs': {
    says: 'Schaden und Anwaltskosten schulden Sie nur, wenn Sie das Recht verletzt haben. Das müssen sie beweisen und meist innert drei Jahren fordern.',
  },
  'ch.cease.right-opinion': {
    says: 'Sie dürfen Wahres sagen und eine faire Meinung äussern. Unwahre Tatsachen und Beschimpfungen sind verboten und können strafbar sein. Löschen Sie solche.',
  },
  'ch.cease.right-fair': {
    says: 'Klagen dürfen nur Konkurrenten, in ihren Interessen verletzte Kunden, gewisse Verbände und der Bund. Fragen Sie, welche Regel Sie verletzt haben.',
  },
  'ch.cease.option-own-words': {
    says: 'Hören Sie mit dem auf, was falsch war, sagen Sie es in eigenen Worten und bestreiten Sie den Rest.',
    title: 'In eigenen Worten versprechen',
    cost: 'Ein Brief. Ein Anwalt, wenn viel auf dem Spiel steht.',
    time: 'Vor dem Datum im Brief.',
    risk: 'Sie können wegen des Geldes trotzdem klagen.',
    bestFor: 'Ein Teil stimmt und Sie wollen Ruhe.',
  },
  'ch.cease.lease-want': {
    says: 'Ihr Vermieter mahnt Sie ab: Sie sollen in der Wohnung etwas unterlassen.',
  },
  'ch.cease.lease-right': {
    says: 'Eine Abmahnung beendet nichts. Gekündigt werden darf nur, wenn eine schwere Verletzung andauert und nicht mehr zumutbar ist. Eine solche Kündigung können Sie innert 30 Tagen anfechten.',
  },
  'ch.cease.lease-step': {
    says: 'Antworten Sie schriftlich: was stimmt, was nicht, was Sie geändert haben. Fragen Sie den Mieterverband.',
  },
}
