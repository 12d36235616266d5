/** De schuld van iemand die is overleden: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_NL: Words = {
  'gb.estate-debt.not-yours': {
    says: 'Zo’n schuld wordt betaald uit wat de persoon naliet, niet uit uw geld. Zij is van u alleen als u ook tekende.',
  },
  'gb.estate-debt.step-tell': {
    says: 'Noem de sterfdatum en wie de nalatenschap regelt. Vraag een overzicht en bewijs, en beloof niets.',
  },
  'gb.estate-debt.step-list': {
    says: 'Noteer voor elke betaling alles wat er is en wat verschuldigd is. Betaal niets uit eigen geld.',
  },
  'gb.estate-debt.step-insurance': {
    says: 'Zoek een verzekering die bij overlijden betaalt: leven, bij de lening of van het werk.',
  },
  'gb.estate-debt.right-not-enough': {
    says: 'Is er te weinig, dan blijft de rest onbetaald. De familie hoeft het niet aan te vullen.',
  },
  'gb.estate-debt.right-time': {
    says: 'Een geldgever of incassobureau moet eerlijk en zorgzaam zijn. Vraag te wachten en kosten te stoppen tot alles duidelijk is.',
  },
  'gb.estate-debt.right-order': {
    says: 'Eerst komen een redelijke uitvaart en de kosten van de nalatenschap. Leningen en kaarten later, naar gelijke delen bij tekort.',
  },
  'gb.estate-debt.right-old': {
    says: 'Ook hier kan een schuld te oud zijn: meestal na zes jaar zonder betaling of schriftelijke erkenning. Kijk dat na voor u betaalt.',
  },
  'gb.estate-debt.warning-joint': {
    says: 'Was de lening of rekening gezamenlijk, of stond u borg, dan bent u het nog schuldig. Vraag een haalbaar plan.',
  },
  'gb.estate-debt.warning-executor': {
    says: 'Een executeur (executor) die geld uitdeelt of in verkeerde volgorde betaalt met open schulden, moet ze soms zelf betalen.',
  },
  'gb.estate-debt.insight-notice': {
    says: 'Een bericht in The Gazette en een lokale krant beschermt de executeur tegen onbekende schulden.',
    actionable: 'Wacht daarna minstens twee maanden voor u de rest verdeelt.',
  },
  'gb.estate-debt.option-reply': {
    says: 'Schrijf dat u alleen voor de nalatenschap antwoordt. Vraag de rekening en zeg wanneer u meer weet.',
    title: 'Om bewijs en tijd vragen',
    cost: 'Niets.',
    time: 'Eén brief nu.',
    risk: 'Rente loopt door tenzij zij stoppen.',
    bestFor: 'Het is vroeg en nog niet duidelijk.',
  },
  'gb.estate-debt.option-nothing': {
    says: 'Stuur een korte lijst van bezit en schulden en vraag de zaak te sluiten.',
    title: 'Zeggen dat er te weinig is',
    cost: 'Niets.',
    time: 'Eén brief nu.',
    risk: 'Een foute lijst kan gevolgen hebben. Vraag eerst advies.',
    bestFor: 'Na de uitvaart blijft weinig over.',
  },
  'gb.estate-debt.scotland': {
    says: 'De executeur hoeft gewone schulden de eerste zes maanden niet te betalen. De uitvaart gaat voor leningen.',
  },
  'gb.estate-debt.ni': {
    says: 'Eerst de uitvaart en de kosten van de nalatenschap. Gewone schulden later, uit de rest.',
  },
}
