/** Questions about divorce and contact with children: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_NL: Words = {
  'nl.ask.divorce': {
    says: 'Alleen een rechter kan een huwelijk ontbinden, en een advocaat vraagt het aan. Met kinderen hebt u een ouderschapsplan nodig. Spreek eerst af wie voorlopig in huis blijft, en bewaar kopieën. Een rechter kan snel iets voorlopigs beslissen.',
  },
  'nl.ask.child-contact': {
    says: 'U en uw kind hebben recht op omgang. Praat eerst met hulp van een mediator of uw gemeente en schrijf afspraken op. Lukt dat niet, dan vraagt een advocaat de rechter om een omgangsregeling.',
  },
  'nl.ask.contact-not-kept': {
    says: 'Een regeling die de rechter heeft vastgesteld, bindt beide ouders. Noteer elke gemiste dag en bewaar de berichten. Schrijf de andere ouder en vraag om de dagen uit de regeling. Daarna kan een advocaat naar de rechter, zo nodig snel (kort geding). De rechter kan een bedrag per gemiste keer bepalen (dwangsom) of de regeling veranderen. Vraag het Juridisch Loket om een advocaat met toevoeging. Blijf alimentatie betalen.',
  },
  'nl.ask.violence': {
    says: 'Bij gevaar belt u 112. Bel Veilig Thuis op 0800-2000, gratis en dag en nacht. De burgemeester kan de dader tien dagen een huisverbod en contactverbod geven, tot vier weken in totaal. Een rechter kan contact langer verbieden. Doe aangifte bij de politie. Ga naar een arts, en bewaar foto’s en berichten. Het Juridisch Loket helpt u aan een advocaat.',
  },
}
