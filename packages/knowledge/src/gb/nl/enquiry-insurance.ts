/** Questions about insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'gb.ask-insurance.not-told': {
    says: 'U hoefde alleen met gewone zorg te antwoorden. Bent u het alleen vergeten, dan mag hij naar verhouding minder betalen. Weigeren mag hij alleen als hij u nooit had verzekerd, en dan moet hij de premie teruggeven. Om die te houden moet hij tonen dat u hem met opzet misleidde of dat het u niets kon schelen. Vraag om bewijs. Na een botsing moet hij de andere bestuurder meestal toch betalen: geef elke brief door. Klaag, en ga dan gratis naar de Financial Ombudsman.',
  },
  'gb.ask-insurance.written-off': {
    says: 'Ga nog niet akkoord. De verzekeraar moet een eerlijke marktwaarde betalen voor de auto zoals hij was. Stuur advertenties en prijsgidsen voor dezelfde leeftijd en afstand, en vraag naar de redenen. U kunt het bedrag als deelbetaling nemen, klagen en daarna naar de gratis Ombudsman.',
  },
  'gb.ask-insurance.refused': {
    says: 'Vraag naar de reden en de precieze woorden van de polis. Een verzekeraar mag niet weigeren zonder goede reden; bij een uitsluiting moet hij tonen dat die past. Klaag schriftelijk. Na acht weken, of een eindantwoord, gaat u binnen zes maanden naar de gratis Financial Ombudsman.',
  },
}
