/** What a supplier fills in to sell a machine. */
export const aSellForm = {
  type: 'sell',
  title: 'Caterpillar 320 excavator',
  category: 'Excavators',
  condition: 'Used - Functional',
  price: '85000',
  currency: 'USD',
  year: '2021',
  hours: '3400',
  location: 'Jebel Ali, Dubai',
  description: 'One owner, serviced on time, ready to work.',
  specifications: { EngineModel: 'C4.4', Power: '121 kW', BucketCapacity: '1.19 m3', OperatingWeight: '22 t' },
  features: ['Air conditioning', 'Rear camera'],
};
