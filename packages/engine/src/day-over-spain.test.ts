/** Spanish letters that are opened when their day is over. */
import { testLateLetters } from './fixtures/late-letter.ts'

testLateLetters({
  'a Spanish order to pay': {
    country: 'es',
    text: `Juzgado de Primera Instancia nº 3 de Burgos
Procedimiento monitorio 812/2026
Cédula de requerimiento de pago
Fecha: 2 de noviembre de 2026
Peticionario: Castilla Crédito S.A.
Se requiere a don Luis Prado para que en el plazo de veinte días pague 1.812,40 euros o comparezca y alegue en escrito de oposición las razones por las que no debe la cantidad reclamada. En otro caso se despachará ejecución.
El Letrado de la Administración de Justicia`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /has not yet heard you|while your time to answer runs|before the last day|your oposición/i,
    over: /Ask when the paper was served on you/,
  },
  'a Spanish claim': {
    country: 'es',
    text: `Tribunal de Instancia de Lugo, Sección Civil
Juicio ordinario 455/2026
Cédula de emplazamiento
2 de noviembre de 2026
Demandante: Reformas del Miño S.L. Demandado: don Luis Prado
Se le emplaza para que conteste a la demanda en el plazo de veinte días. Se reclaman 18.400,00 euros. Si no comparece será declarado en rebeldía.
La Letrada de la Administración de Justicia`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /The court asks for your answer|not yet a decision|Mark the last day/,
    over: /Ask if there is a judgment, or a hearing still to come/,
  },
  'a Spanish judgment': {
    country: 'es',
    text: `Juzgado de Primera Instancia nº 5 de Jaén
Sentencia nº 214/2026
En Jaén, a 2 de noviembre de 2026
Fallo: que estimando la demanda de Olivar Financiera S.A. condeno a don Luis Prado a pagar 7.215,30 euros más intereses.
Contra esta sentencia cabe recurso de apelación en el plazo de veinte días.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /or appeal in time|they must wait 20 working days|You can appeal most judgments/,
    over: /When was it served on you/,
  },
  'a Spanish order to enforce': {
    country: 'es',
    text: `Juzgado de Primera Instancia nº 2 de Soria
Ejecución de títulos judiciales 91/2026
2 de noviembre de 2026
Auto: se dicta orden general de ejecución y se despacha ejecución a favor de Numancia Crédito S.A. frente a don Luis Prado por 3.140,00 euros de principal.
Se acuerda el embargo del salario. Puede oponerse a la ejecución en el plazo de diez días.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /Mark the last day|Oppose the enforcement: Tell the court why/,
    over: /ask what was seized so far/,
  },
  'a Spanish seizure by an office': {
    country: 'es',
    text: `Ayuntamiento de Albacete. Recaudación ejecutiva
Diligencia de embargo de cuentas
2 de noviembre de 2026
No habiéndose pagado la deuda de 318,20 euros en vía de apremio, se declara embargado el saldo de sus cuentas.
Puede interponer recurso de reposición en el plazo de un mes.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Mark the last day/,
    over: /ask what was taken and what is still owed/,
  },
  'a Spanish eviction for rent': {
    country: 'es',
    text: `Juzgado de Primera Instancia nº 1 de Huelva
Juicio verbal de desahucio por falta de pago 620/2026
Fecha: 2 de noviembre de 2026
Demandante: doña Carmen Ríos. Demandado: don Luis Prado
Se requiere al demandado para que en el plazo de diez días desaloje la vivienda, pague 2.400,00 euros de rentas debidas, enerve la acción o formule oposición.
El lanzamiento se practicará el 14 de enero de 2027. El Letrado de la Administración de Justicia`,
    inTime: '2026-11-05',
    tooLate: '2026-12-15',
    open: /You have ten working days to act|Pay all you owe in time, or oppose|before 30 days from this demand|Pay all before they sue/,
    over: /on which day must you be out/,
  },
  'a Spanish demand for rent': {
    country: 'es',
    text: `Gestión Inmobiliaria Ebro S.L.
2 de noviembre de 2026
Estimado inquilino:
Le requerimos el pago de las rentas impagadas de septiembre y octubre de su vivienda, 1.300,00 euros en total.
Si no paga en el plazo de 30 días, el arrendador podrá iniciar el desahucio sin que quepa enervar la acción.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /before 30 days from this demand/,
    over: /pay what you can now, even if the day in the letter is over/,
  },
  'a Spanish end of a lease': {
    country: 'es',
    text: `2 de noviembre de 2026
Estimado Luis:
Como arrendadora del piso de la calle Mayor 4 te comunico la no renovación del contrato de arrendamiento.
Debes entregar las llaves el 15 de marzo de 2027.
Carmen Ríos`,
    inTime: '2026-11-05',
    tooLate: '2027-04-10',
    open: /by 15 March 2027/,
    over: /Still there after the day\? Only a judge/,
  },
  'a Spanish fine': {
    country: 'es',
    text: `Dirección General de Tráfico
Notificación de denuncia. Expediente 09-118.227
2 de noviembre de 2026
Vehículo 4821 LKD. Exceso de velocidad, A-1 km 212, 14 de octubre de 2026. Importe: 100,00 euros.
Dispone de 20 días naturales para pagar con reducción del 50 % o formular alegaciones.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /You can pay half within 20 days|while your 20 days run|Decide: pay half/,
    over: /Under 20 days ago\? Pay half/,
  },
  'a Spanish fine that is decided': {
    country: 'es',
    text: `Ayuntamiento de Gijón. Sanciones de tráfico
Notificación de la resolución sancionadora
2 de noviembre de 2026
Se resuelve imponer la multa de 200,00 euros. Expediente 2026/40117.
Contra esta resolución cabe interponer recurso de reposición en el plazo de un mes.`,
    inTime: '2026-11-05',
    tooLate: '2027-03-20',
    open: /ask for a review within one month, or go to court within two|First you have 15 days to pay/,
    over: /Find the day the decision reached you/,
  },
  'a Spanish demand with surcharge': {
    country: 'es',
    text: `Agencia Tributaria
Providencia de apremio
Fecha: 2 de noviembre de 2026
Concepto: IRPF 2024. Importe pendiente 900,00 euros. Recargo de apremio 20 %: 180,00 euros. Total: 1.080,00 euros.
Puede interponer recurso de reposición en el plazo de un mes.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /the surcharge stays at 10%|time is on your side|before the last day/,
    over: /Find the day it reached you, also in your electronic mailbox/,
  },
  'a Spanish proposal of the tax office': {
    country: 'es',
    text: `Agencia Tributaria
Propuesta de liquidación y trámite de alegaciones
2 de noviembre de 2026
IRPF 2024. Cuota propuesta: 640,00 euros.
Dispone de un plazo de 10 días hábiles para presentar alegaciones y los documentos que estime convenientes.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /before it decides|Answer before the last day|Ask at least three days before/,
    over: /Send your papers today all the same/,
  },
  'a first Spanish notice of a benefit paid too much': {
    country: 'es',
    text: `Servicio Público de Empleo Estatal (SEPE)
Comunicación sobre percepción indebida de prestaciones por desempleo
2 de noviembre de 2026
Ha percibido indebidamente 912,00 euros. Dispone de 10 días para formular alegaciones.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /Nothing is decided yet|time is on your side/,
    over: /Send your side with proof today, even late/,
  },
  'a Spanish decision on a benefit paid too much': {
    country: 'es',
    text: `Instituto Nacional de la Seguridad Social
Resolución sobre cobro indebido
2 de noviembre de 2026
Debe reintegrar 1.240,00 euros de su prestación percibidos indebidamente.
Contra esta resolución puede interponer reclamación previa en el plazo de 30 días hábiles.`,
    inTime: '2026-11-05',
    tooLate: '2027-02-10',
    open: /time is on your side|Say why you had a right to the money/,
    over: /the 30 working days run from then/,
  },
  'a Spanish dismissal': {
    country: 'es',
    text: `Panadería Rías S.L.
Vigo, 2 de noviembre de 2026
Carta de despido disciplinario
Le comunicamos su despido con efectos desde el día de hoy por faltas repetidas de puntualidad.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /You can challenge it|within 20 working days\.|within 15 working days\.|A letter is not the last word/,
    over: /Count again: 20 working days/,
  },
  "a Spanish lawyer's last demand": {
    country: 'es',
    text: `Bufete Salas Abogados
2 de noviembre de 2026
Le reclamamos en nombre de Talleres Duero S.L. 1.640,00 euros de la factura de 3 de agosto de 2026.
Si no paga antes del 16 de noviembre de 2026 interpondremos demanda judicial.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /by 15 November 2026/,
    over: /Reply today, even if the day is over/,
  },
})
