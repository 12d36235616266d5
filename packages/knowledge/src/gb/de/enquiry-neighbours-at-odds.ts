/** Questions about neighbours: noise from the flat above, plants cut without a yes, and a garden that does not please: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_AT_ODDS_DE: Words = {
  'gb.ask-neighbour.flat-above': {
    says: 'Der Council muss Beschwerden über Lärm prüfen, auch zwischen privaten Wohnungen. Schreiben Sie an seine Stelle für Umwelt (environmental health), mit einem Tagebuch. Will er nicht prüfen, beschweren Sie sich dort und dann beim Ombudsman. Normale Schritte durch einen dünnen Boden sind meist keine Störung. Lesen Sie darum beide Verträge (leases): Viele verbieten nackte Böden oder Laminat, und der Eigentümer des Hauses (freeholder) kann das durchsetzen. Ab fünf Mitbewohnern braucht es meist eine Lizenz (HMO): Sagen Sie es dem Council. Sie können auch selbst die magistrates um eine Anordnung bitten.',
  },
  'gb.ask-neighbour.cuts-our-plants': {
    says: 'Auf Ihrer Seite darf der Nachbar nichts ohne Ihr Ja: Hineingehen oder Hineingreifen ist verboten (trespass). Nur was über die Grenze hängt, darf er schneiden, bis zur Grenze. Mehr mit Absicht abzuschneiden oder zu töten kann eine Straftat sein (criminal damage). Schreiben Sie ruhig, dass es aufhören muss, mit Fotos und dem Preis neuer Pflanzen, und bieten Sie Mediation an. Geht es weiter, fordern Sie die Kosten beim county court und bitten um eine Anordnung. Immer neue Schäden können Belästigung (harassment) sein, eine Sache für die Polizei.',
  },
  'gb.ask-neighbour.dislikes-my-garden': {
    says: 'Das Aussehen allein gibt dem Nachbarn keinen Anspruch: Es gibt kein Recht auf schöne Aussicht oder auf den Preis eines Hauses. Nur echter Schaden zählt, etwa Wurzeln, Ungeziefer, Wasser oder was hinüberhängt. Der Council kann Aufräumen nur verlangen, wenn ein Grundstück die Gegend stark verschandelt, und Sie können das anfechten. Sie müssen also nichts tun; ein freundliches Wort oder Mediation kann helfen. Behalten Sie jede Nachricht. Beleidigungen wegen Ihrer Herkunft können ein Hassverbrechen sein: Rufen Sie 101 an.',
  },
}
