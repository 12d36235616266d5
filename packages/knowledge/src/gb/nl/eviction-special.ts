/** Opzegging: bijzondere gevallen, Schotland en Wales: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_SPECIAL_NL: Words = {
  'gb.home.ended-reality': {
    says: 'Deze opzegging lijkt geen wettelijke kracht te hebben. U hoeft er niet door te vertrekken.',
  },
  'gb.home.ended-step': {
    says: 'Blijf in uw woning. Schrijf de verhuurder dat section 21 op 1 mei 2026 eindigde. De opzegging heeft dus geen gevolg.',
  },
  'gb.home.insight-section-8-old': {
    says: 'Deze section 8 notice is van vóór 1 mei 2026. Een particuliere verhuurder kan hem alleen gebruiken als hij op tijd naar de rechter ging, uiterlijk op 31 juli 2026. Dan gelden de oude regels: ground 8 vraagt twee maanden huur.',
    actionable:
      'Vraag schriftelijk of er een eis bij de rechter is, en sinds wanneer. Zo niet, dan is een nieuwe opzegging nodig.',
  },
  'gb.home.insight-ground-8': {
    says: 'Ground 8 vraagt drie maanden huurschuld bij de opzegging en opnieuw op de zitting. Bent u dan minder schuldig, dan kan de rechter u laten blijven. De opzegging moet minstens vier weken geven.',
    actionable:
      'Tel de weken van ontvangst tot de genoemde dag. Reken drie maanden huur uit en kom daar vóór de zitting onder.',
  },
  'gb.home.social-reality': {
    says: 'Deze opzegging is een waarschuwing. U kunt in uw woning blijven, tenzij een rechter (sheriff) een bevel tot ontruiming geeft.',
  },
  'gb.home.social-rights': {
    says: 'De rechter (sheriff) moet ontruimen redelijk vinden. U kunt naar de zitting gaan, uw kant vertellen en een regeling aanbieden.',
  },
  'gb.home.social-steps-first': {
    says: 'Bij huurachterstand moet uw verhuurder eerst een regeling proberen, u helpen met uitkeringen en zeggen waar u advies krijgt.',
  },
  'gb.home.social-notice-ends': {
    says: 'De rechtszaak kan pas beginnen na de datum in de opzegging, en binnen zes maanden daarna. Daarna is een nieuwe opzegging nodig.',
  },
  'gb.home.social-step-plan': {
    says: 'Bel vandaag de verhuurder. Bied de huur en een klein deel van de achterstand aan, en vraag het op papier.',
  },
  'gb.home.wales-reality': {
    says: 'Deze opzegging noemt geen reden, en dat hoeft in Wales niet. Maar u kunt blijven tot een rechter een bevel geeft.',
  },
  'gb.home.wales-six-months': {
    says: 'Bij de meeste contracten moet de opzegging minstens zes maanden geven. Hij mag niet komen in uw eerste zes maanden daar.',
  },
  'gb.home.wales-invalid': {
    says: 'De opzegging telt misschien niet. Dat kan als de verhuurder geen schriftelijke verklaring (written statement) gaf, de borg niet beschermde of veiligheidsregels brak.',
  },
  'gb.home.wales-step-check': {
    says: 'Vraag Shelter Cymru nu de opzegging na te kijken. Neem uw contract, de papieren van de borg en de dag dat u er kwam wonen mee.',
  },
  'gb.home.wales-registered': {
    says: 'De meeste particuliere verhuurders moeten geregistreerd zijn bij Rent Smart Wales, en wie de woning beheert heeft een vergunning nodig. Zo niet, dan telt deze opzegging misschien niet. Het register is gratis online.',
  },
}
