/** Questions about builders from next door, trees that do harm, and promises in the deeds: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKS_NEXT_DOOR_DE: Words = {
  'gb.ask-neighbour.access-for-works': {
    says: 'Sie können Nein sagen. Garten und Zaun gehören Ihnen: Wer ohne Ihr Ja kommt, verletzt Ihr Recht (trespass). Ein Gericht kann Zutritt anordnen, aber meist nur für Reparaturen, die ein Haus erhalten, nicht für einen Anbau. Anders ist eine Anzeige nach dem Party Wall Act: Erlaubt das Gesetz die Arbeiten, dürfen sie nach 14 Tagen herein. Stimmen Sie zu, schreiben Sie auf: welche Tage, wer Schäden zahlt, dass alles zurückkommt. Für Schmutz und Schäden fordern Sie die Kosten schriftlich.',
  },
  'gb.ask-neighbour.tree-damage': {
    says: 'Sie dürfen Wurzeln und Äste bis zur Grenze kürzen, aber nicht so, dass der Baum stirbt oder umfällt. Fragen Sie vorher einen Baumpfleger, und die Gemeinde (council), ob er geschützt ist. Fällen muss der Nachbar ihn nur, wenn ein Gericht es anordnet. Schadet der Baum Ihrer Seite, schreiben Sie mit Fotos und lassen Sie genug Zeit. Danach schuldet der Nachbar die angemessenen Kosten: Das Recht nennt es „nuisance“. Sagen Sie es auch Ihrer Hausversicherung.',
  },
  'gb.ask-neighbour.fence-promise': {
    says: 'Ein T im Plan (deeds) zeigt meist, wem der Zaun gehört: der Seite, auf der es steht. Aber ein Versprechen darin, ihn zu erhalten, bindet meist nur den, der es gab, nicht einen späteren Käufer, der es nicht neu versprach. Oft kann also niemand den Eigentümer zwingen. Zahlen müssen Sie nicht, wenn Sie nicht zugestimmt haben. Auf Ihrer Seite dürfen Sie einen eigenen Zaun setzen. Droht er auf Menschen zu fallen? Sagen Sie es der Gemeinde (council).',
  },
}
