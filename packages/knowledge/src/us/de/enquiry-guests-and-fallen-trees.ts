/** The German words of the rows in ../enquiry-guests-and-fallen-trees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUESTS_AND_FALLEN_TREES_DE: Words = {
  'us.fact.tree-fell': {
    says: 'Rufen Sie zuerst Ihre eigene Versicherung an: Sie zahlt meist für Haus, Zaun oder Garage, die Autoversicherung für ein Auto. An einem gesunden Baum, den ein Sturm umwirft, ist meist niemand schuld. Der Nachbar zahlt nur, wenn der Baum tot oder unsicher aussah und er es wusste. Machen Sie vor dem Aufräumen Fotos und suchen Sie alte Warnungen.',
  },
  'us.fact.guest-wont-leave': {
    says: 'Tauschen Sie nicht das Schloss und stellen Sie keine Sachen hinaus: Das kann eine verbotene Räumung sein. Wer bei Ihnen wohnt, auch ohne Vertrag oder Miete, bekommt meist eine schriftliche Frist, oft 30 Tage. Bleibt er, klagen Sie auf Räumung. Haben Sie Angst, beantragen Sie eine Schutzanordnung oder rufen Sie 911.',
  },
  'us.fact.landlord-locks-out': {
    says: 'Nein, auch nicht bei offener Miete und nicht im eigenen Haus. In fast jedem Staat darf ein Vermieter weder Schlösser tauschen noch Strom oder Wasser abstellen oder Sachen hinausstellen. Der Mieter könnte zurückkehren und Geld einklagen. Geben Sie zuerst die schriftliche Ankündigung Ihres Staates. Dann klagen Sie vor Gericht auf Räumung. Nur ein Beamter darf den Mieter hinaussetzen, nach dem Beschluss des Gerichts.',
  },
}
