/** The German words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_DE: Words = {
  'nz.ask.child-support': {
    says: 'Sagen Sie es Inland Revenue. Es kann den Unterhalt (child support) von Lohn und Konten nehmen und Zuschläge erheben. Haben Sie nur eine private Abmachung, bitten Sie dort um eine Festsetzung (assessment).',
  },
  'nz.ask.barking-dog': {
    says: 'Reden Sie zuerst, und notieren Sie Tage und Uhrzeiten. Beschweren Sie sich dann bei Ihrer Gemeinde (council): Sie kann verlangen, dass das Bellen aufhört, und sogar den Hund wegnehmen.',
  },
  'nz.ask.debt-of-the-dead': {
    says: 'Niemand schuldet etwas, nur weil ein Verwandter gestorben ist, außer er hat selbst mit unterschrieben. Zuerst zahlt der Nachlass (estate). Zahlen Sie nicht von Ihrem eigenen Geld; schicken Sie die Inkassofirma zum Nachlassverwalter (executor).',
  },
  'nz.ask.divorce-papers': {
    says: 'Sind Sie einverstanden, müssen Sie nichts tun. Wollen Sie widersprechen, reichen Sie innerhalb von 21 Tagen, nachdem Sie die Papiere bekamen, eine Verteidigung (defence) ein. Die beiden müssen meist zwei Jahre getrennt gelebt haben.',
  },
  'nz.ask.jury-duty': {
    says: 'Ja, antworten Sie; es ist eine Pflicht nach dem Gesetz. Sie können bitten, befreit zu werden oder später zu dienen, zum Beispiel wegen Krankheit, Pflege anderer oder einer Notlage. Ihr Chef darf Ihnen deswegen nicht kündigen.',
  },
  'nz.ask.make-a-will': {
    says: 'Nein, Sie dürfen es selbst schreiben. Unterschreiben Sie vor zwei Zeugen, die gleichzeitig da sind und im Testament nichts bekommen. Bei Häusern, Kindern oder einem Betrieb hilft ein Anwalt.',
  },
  'nz.ask.tree': {
    says: 'Sie dürfen schneiden, was überhängt, bis zur Grenze, wenn der Baum nicht geschützt ist. Bei Gefahr, verlorener Aussicht oder Wurzeln kann der District Court Schnitt oder Entfernung anordnen.',
  },
  'nz.ask.noise': {
    says: 'Rufen Sie jedes Mal die Lärmstelle (noise control) Ihrer Gemeinde an, Tag und Nacht, und führen Sie eine Liste. Ein Beamter kann Ruhe für bis zu 72 Stunden anordnen. Geht der Lärm weiter, kann er mit der Polizei kommen und die Anlage mitnehmen.',
  },
}
