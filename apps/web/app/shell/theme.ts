import { Button, createTheme, type MantineColorsTuple } from '@mantine/core';

const amber: MantineColorsTuple = [
  '#fff8e6',
  '#ffefc7',
  '#ffe08f',
  '#ffd057',
  '#ffc124',
  '#fab20a',
  '#f5a800',
  '#e59d00',
  '#b87e00',
  '#8f6200',
];
const blue: MantineColorsTuple = [
  '#eaf2fe',
  '#d3e3fd',
  '#a8c7fa',
  '#7cacf8',
  '#4c8df6',
  '#1b6ef3',
  '#0b57d0',
  '#0a4db8',
  '#0842a0',
  '#062e6f',
];
const green: MantineColorsTuple = [
  '#e8f5ee',
  '#cfe9db',
  '#a3d4ba',
  '#74be97',
  '#4aa877',
  '#289359',
  '#0f7b45',
  '#0c6a3b',
  '#0a5831',
  '#074325',
];
const yellow: MantineColorsTuple = [
  '#fff4d6',
  '#ffe9ad',
  '#fad77d',
  '#e9bb4b',
  '#cf9a22',
  '#ad7708',
  '#8a5a00',
  '#754c00',
  '#603e00',
  '#493000',
];
const red: MantineColorsTuple = [
  '#fef3f2',
  '#fde3e1',
  '#fbc9c5',
  '#f4a099',
  '#e66f65',
  '#cf4539',
  '#b42318',
  '#9c1e15',
  '#841a12',
  '#6a150f',
];
const ink: MantineColorsTuple = [
  '#f2f4f7',
  '#e3e6ea',
  '#c8cdd5',
  '#98a2b3',
  '#667085',
  '#344054',
  '#12161c',
  '#1d232c',
  '#0c0f13',
  '#000000',
];
const gray: MantineColorsTuple = [
  '#f9fafb',
  '#f2f4f7',
  '#e3e6ea',
  '#d0d5dd',
  '#8a94a4',
  '#667085',
  '#475467',
  '#344054',
  '#1d2939',
  '#12161c',
];

const family = "'IBM Plex Sans', system-ui, sans-serif";

export const theme = createTheme({
  black: '#12161c',
  colors: { amber, blue, green, yellow, red, ink, gray },
  primaryColor: 'blue',
  autoContrast: true,
  defaultRadius: 'md',
  radius: { xs: '2px', sm: '8px', md: '8px', lg: '8px', xl: '8px' },
  fontFamily: family,
  headings: { fontFamily: family, fontWeight: '600' },
  fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '20px', xl: '28px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({ styles: { root: { fontWeight: 600 } } }),
  },
});
