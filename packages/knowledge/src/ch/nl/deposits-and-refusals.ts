/** The Dutch words of Switzerland: deposits and refusals. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_NL: Words = {
  'ch.deposit.reality': {
    says: 'Dit is de mening van uw verhuurder. U kunt elk bedrag betwisten en er bewijs van vragen.',
  },
  'ch.deposit.step-first': {
    says: 'Schrijf welke kosten u betwist en waarom. Voeg foto’s toe, noem uw rekening en geef een laatste dag voor de rest.',
  },
  'ch.stay.reality': {
    says: 'Een nee is niet het einde. Maar de tijd om iets te doen is kort, en loopt vanaf de brief.',
  },
  'ch.stay.step-first': {
    says: 'Schrijf op welke dag u hem kreeg en bewaar de envelop. Laat vandaag alle pagina’s aan een advocaat zien. Wacht niet op meer papieren.',
  },
  'ch.refusal.want': {
    says: 'Een dienst zegt dat u geen uitkering krijgt, dat zij stopt, of dat u minder krijgt.',
  },
  'ch.refusal.reality': {
    says: 'Een dienst heeft tegen u beslist. Veel van zulke beslissingen veranderen als mensen met papieren bezwaar maken.',
  },
  'ch.refusal.step-first': {
    says: 'Vraag om de redenen en uw dossier. Verzamel papieren die u gelijk geven, en schrijf vóór de laatste dag. Bewijs mag later volgen.',
  },
  'ch.refusal.benefit-want': {
    says: 'Een dienst zegt dat u geen uitkering krijgt, dat zij stopt, of dat u minder krijgt.',
  },
  'ch.refusal.benefit-reality': {
    says: 'Een dienst heeft tegen u beslist. Veel van zulke beslissingen veranderen als mensen met papieren bezwaar maken.',
  },
  'ch.refusal.benefit-step-first': {
    says: 'Vraag om de redenen en uw dossier. Verzamel papieren die u gelijk geven, en schrijf vóór de laatste dag. Bewijs mag later volgen.',
  },
  'ch.refusal.right-object': {
    says: 'Tegen een beslissing (Verfügung) hebt u meestal 30 dagen voor bezwaar of beroep. Tegen een ontwerp van de invaliditeitsdienst (Vorbescheid) hebt u ook 30 dagen. In de brief staat waar.',
  },
  'ch.data.reality': {
    says: 'Ze zeggen dat anderen uw gegevens gezien kunnen hebben. U bent niets schuldig. Doe nu iets, zodat niemand ze kan misbruiken.',
  },
  'ch.data.step-first': {
    says: 'Verander daar het wachtwoord, en overal waar u hetzelfde gebruikte. Open de site zelf, niet via een link. Houd uw bankrekening in de gaten.',
  },
  'ch.charges.reality': {
    says: 'Dit is een afrekening van bijkomende kosten. Zij kan verkeerd zijn. U hoeft niet te betalen voordat u de rekeningen hebt gezien.',
  },
  'ch.charges.step-first': {
    says: 'Schrijf vóór de betaaldag. Vraag de rekeningen te zien, vergelijk met vorig jaar en uw huurcontract, en zeg welke kosten u betwist.',
  },
  'ch.refusal.deadline': {
    says: 'U hebt dertig dagen om schriftelijk bezwaar te maken (Einsprache).',
    action: 'Bezwaar maken (Einsprache)',
    consequence: 'De beslissing is definitief.',
  },
  'ch.social-help.want': {
    says: 'Een dienst verlaagt, stopt of weigert uw sociale bijstand.',
  },
  'ch.social-help.right': {
    says: 'Zij moet u horen, schriftelijk beslissen en redenen geven. De brief noemt de tijd voor beroep, meestal 30 dagen, in sommige kantons minder. Hulp in nood is een recht van de grondwet.',
  },
  'ch.social-help.step': {
    says: 'Ga schriftelijk in beroep vóór die dag. Vraag uw dossier, en dat de verlaging wacht. Hebt u nu geen geld, zeg het en vraag meteen hulp.',
  },
}
